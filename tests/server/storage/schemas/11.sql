BEGIN TRANSACTION;
CREATE TABLE analyses (
	"table" VARCHAR NOT NULL, 
	findings TEXT NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE TABLE analysing (
	"table" VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	failed BOOLEAN NOT NULL, 
	beat DOUBLE NOT NULL, 
	PRIMARY KEY ("table")
);
CREATE TABLE barred (
	who VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	at DOUBLE NOT NULL, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (who)
);
CREATE TABLE chat (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "chat" VALUES('kept-embers',1,0,'Ann','hello',1001.0);
CREATE TABLE decks (
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	revision INTEGER NOT NULL, 
	gone BOOLEAN NOT NULL, 
	at DOUBLE NOT NULL, 
	kept TEXT NOT NULL, 
	PRIMARY KEY (guest, id)
);
CREATE TABLE deeds (
	league VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	words JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	"by" VARCHAR NOT NULL, 
	PRIMARY KEY (league, number)
);
INSERT INTO "deeds" VALUES('kept-league',1,'sit',0,'["Ann"]',1000.0,'guest-ann');
CREATE TABLE entries (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	keys JSON NOT NULL, 
	fingerprint VARCHAR NOT NULL, 
	answers INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	"by" VARCHAR NOT NULL, 
	PRIMARY KEY ("table", number)
);
INSERT INTO "entries" VALUES('kept-embers',1,'answer',0,'["pass"]','0 prompt-embers-action f0f6902f53',0,1.79486708233820843692e+09,'');
INSERT INTO "entries" VALUES('kept-embers',2,'answer',1,'["pass"]','1 prompt-embers-action 3583f28dcf',0,1.79486708235952758788e+09,'');
INSERT INTO "entries" VALUES('kept-embers',3,'answer',0,'["pass"]','0 prompt-embers-action f0f6902f53',0,1.79486708238050174718e+09,'');
INSERT INTO "entries" VALUES('kept-embers',4,'answer',1,'["pass"]','1 prompt-embers-action 514a25d1be',0,1.79486708240329265596e+09,'');
INSERT INTO "entries" VALUES('kept-embers',5,'answer',0,'["pass"]','0 prompt-embers-action 9f7e995294',0,1.7948670824156372547e+09,'');
INSERT INTO "entries" VALUES('kept-embers',6,'answer',1,'["pass"]','1 prompt-embers-action 514a25d1be',0,1.79486708246338629718e+09,'');
INSERT INTO "entries" VALUES('kept-embers',7,'answer',0,'["pass"]','0 prompt-embers-action 579446bf76',0,1.794867082480620861e+09,'');
INSERT INTO "entries" VALUES('kept-embers',8,'answer',1,'["pass"]','1 prompt-embers-action 514a25d1be',0,1.7948670824913671017e+09,'');
INSERT INTO "entries" VALUES('kept-embers',9,'answer',0,'["pass"]','0 prompt-embers-action 579446bf76',0,1.79486708250465035437e+09,'');
INSERT INTO "entries" VALUES('kept-embers',10,'answer',1,'["pass"]','1 prompt-embers-action 8ac35c52be',0,1.79486708253093886367e+09,'');
INSERT INTO "entries" VALUES('kept-embers',11,'answer',0,'["pass"]','0 prompt-embers-action 579446bf76',0,1.79486708255921816827e+09,'');
INSERT INTO "entries" VALUES('kept-embers',12,'answer',1,'["pass"]','1 prompt-embers-action 3bf13b602a',0,1.79486708256719470024e+09,'');
INSERT INTO "entries" VALUES('kept-embers',13,'answer',0,'["pass"]','0 prompt-embers-action 5350409601',0,1.79486708258858418461e+09,'');
INSERT INTO "entries" VALUES('kept-embers',14,'answer',1,'["pass"]','1 prompt-embers-action 46c2aaf658',0,1.79486708261971974372e+09,'');
INSERT INTO "entries" VALUES('kept-embers',15,'answer',0,'["pass"]','0 prompt-embers-action 5350409601',0,1.79486708265963745118e+09,'');
INSERT INTO "entries" VALUES('kept-embers',16,'answer',1,'["pass"]','1 prompt-embers-action d11237e884',0,1.79486708268319344527e+09,'');
INSERT INTO "entries" VALUES('kept-embers',17,'answer',0,'["pass"]','0 prompt-embers-action 30f772e836',0,1.79486708271390414237e+09,'');
INSERT INTO "entries" VALUES('kept-embers',18,'answer',1,'["pass"]','1 prompt-embers-action fd018d1627',0,1.79486708272380399709e+09,'');
INSERT INTO "entries" VALUES('kept-embers',19,'answer',0,'["pass"]','0 prompt-embers-action 92fa855acf',0,1.79486708273132967951e+09,'');
INSERT INTO "entries" VALUES('kept-embers',20,'answer',1,'["pass"]','1 prompt-embers-action fc52d9e59c',0,1.7948670827389636039e+09,'');
INSERT INTO "entries" VALUES('kept-lotr',1,'answer',0,'["number"]','0 prompt-bid 86948c8108',0,1.79486708929117918013e+09,'');
INSERT INTO "entries" VALUES('kept-lotr',2,'answer',1,'["number"]','1 prompt-bid 86948c8108',0,1794867089.30322,'');
INSERT INTO "entries" VALUES('kept-lotr',3,'answer',0,'["place*1"]','0 prompt-place c522afdf79',0,1.79486708931188178057e+09,'');
CREATE TABLE faults (
	id VARCHAR NOT NULL, 
	"table" VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	detail TEXT NOT NULL, 
	record TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	context JSON NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "faults" VALUES('fault','kept-embers','report','a report','',1002.0,'{"version": 3}');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seen DOUBLE DEFAULT '0' NOT NULL, signed_until DOUBLE PRECISION NOT NULL DEFAULT 0, 
	PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('guest-ann','Ann',1.79488672068154549599e+09,1.82659878146632266042e+09);
INSERT INTO "guests" VALUES('guest-ben','Ben',1.79488672068154549599e+09,1.82659878146632266042e+09);
CREATE TABLE leagues (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	open BOOLEAN NOT NULL, 
	bot VARCHAR NOT NULL, 
	agreed JSON NOT NULL, 
	phase VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "leagues" VALUES('kept-league','Friday','guest-ann',0,'easy','{"kind": "draft", "product": "set-1", "edition": 1}','over',1000.0,1000.0);
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('schema','11');
INSERT INTO "meta" VALUES('secret','a secret of the tests');
CREATE TABLE orders (
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	"by" VARCHAR NOT NULL, 
	what VARCHAR NOT NULL, 
	about VARCHAR NOT NULL, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE packs (
	guest VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	product VARCHAR NOT NULL, 
	cards JSON NOT NULL, 
	at DOUBLE NOT NULL, 
	PRIMARY KEY (guest, number)
);
CREATE TABLE programs (
	person VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	made DOUBLE NOT NULL, 
	PRIMARY KEY (person)
);
CREATE TABLE seats (
	"table" VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	deck VARCHAR NOT NULL, 
	deck_text TEXT NOT NULL, 
	link VARCHAR NOT NULL, 
	stops JSON, 
	PRIMARY KEY ("table", seat)
);
INSERT INTO "seats" VALUES('kept-embers',0,'person','guest-ann','Ann','','','','',NULL);
INSERT INTO "seats" VALUES('kept-embers',1,'person','guest-ben','Ben','','','','',NULL);
INSERT INTO "seats" VALUES('kept-lotr',0,'person','guest-ann','Ann','','','','',NULL);
INSERT INTO "seats" VALUES('kept-lotr',1,'bot','','','thumb','','','',NULL);
CREATE TABLE sessions (
	mark VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	begun_by VARCHAR NOT NULL, 
	browser VARCHAR NOT NULL, 
	system VARCHAR NOT NULL, 
	country VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	seen DOUBLE NOT NULL, 
	PRIMARY KEY (mark)
);
CREATE TABLE snapshots (
	"table" VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	answers INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY ("table")
);
INSERT INTO "snapshots" VALUES('kept-embers',16,16,X'7801ED57DB6EA33010FD179EA712B6C3C5BCED3FEC5B882A074C40251061B2D92AE2DF77C6A4A40D906C23AD9448FB9298393E33C78373A63D3AA6523B93D7AD1339C7D829AA4DA9ABBA7E8B9D281EB0D8017C4872BD551867F4902BEEF97653EACA4C338FE9247499CA3893C122F4B2C4E36B5CAA40AD93CCF332EDEB5079190B52E9B929730325B97059A66DF2A4AE5A5DB59810456CD416A3585F6FD7BA317603C55EBF4AD0ED7ED7138C562D6E8B7847D2B44E2DBB5F604499B757FD4B37EFAF6D613367AA341A8156AD4BAA84358714184E8B64885EE6326DA3D5968A2129D509358AF9BE2FBD900552CA40B82E0F984F4A9ABA2C2D5FC85E58D2683A62EC0821A49B855ECA527F112472A138673C0974A643E10A698FAC36BA4AA9E1CB65ECFCDC371546D90AF0E147D216353DBAC0572BAC84873336122D3C2A8CA7C52392B4001F6B8471FD71EA435155B6ADD192B8896A52DA4A55DA43B1B1B573556113816185BEE480F4678697EF41F3F94E883B542AEB19093781B1B49B9491AECDDEE02BC2B68C745D22E7060CC858C000DD4C776EC04195A595304EF737D0A8D25D249317BAA42B30D1894FD858E22770A4E413F63D62DAA8FD26FFF262CEED9F00CFCD9C00A799634157A9F561EE1DDD46467DF9A09C80B3C0596097D7BA2A7ECF5C93BF474752EEA49291F41D8C961C9807C203CE40F820D0A3420840842018B010980F8C0317642CE4CD39790F2D494B6F446C01685C4C027E231D9348100170A4B920F013E3029D5008740D091CD105F8C0B126D2B02C84E05963CC1A1C2C7D52DC6F431F43255A7AB809EBB6D65A23B7C3F55A677543E68F2AC94777A57A3F0D89B6D9D3CC304565A7C372D57571E5C08962194E5B972939E9D1D96A63D0C071AAA207BDA48D3EBC90D1E27EFB151D9D0A271AC2E4104E070E55D20D8E9561E5761D2CDD154C25C33C93043CE4E5F69D324653E1490254FBB2B41F13D42BB2F1664EAB66A41A5FEDA50CCA3529020913A5AFA8A60A77AA3EFDA4A7953F74BFF1164DAB7EE87E9FDC645AF943F7FBEA4DF9DFF37FE229CFDBF3FE0F9B27BCE6F3D3E7A1EFF8D3F69BFE8D9ABE260FDDEFD969FFD01EFE9C33F369EFF673B67BDE01EFBADBABEE0F6A613975');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	open BOOLEAN NOT NULL, 
	state VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	pace INTEGER NOT NULL, 
	seed VARCHAR NOT NULL, 
	setup JSON NOT NULL, 
	version INTEGER NOT NULL, 
	winners JSON NOT NULL, 
	"before" VARCHAR NOT NULL, 
	"after" VARCHAR NOT NULL, 
	created DOUBLE NOT NULL, 
	changed DOUBLE NOT NULL, 
	ask_every_time BOOLEAN NOT NULL, 
	asked INTEGER NOT NULL, 
	league VARCHAR DEFAULT '' NOT NULL, 
	practice BOOLEAN DEFAULT 1 NOT NULL, watched DOUBLE PRECISION NOT NULL DEFAULT 0, patience INTEGER NOT NULL DEFAULT 600, programs BOOLEAN NOT NULL DEFAULT 0, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('kept-embers','embers','a table','guest-ann',1,'playing','{}',0,'seed','{"seats": 2, "edition": 1}',20,'[]','','',1000.0,1.7948670827389636039e+09,0,0,'',1,0.0,600,0);
INSERT INTO "tables" VALUES('kept-lotr','lotr','a table','guest-ann',1,'playing','{}',0,'seed','{"seats": 2, "format": "fellowship", "decks": [{"ring_bearer": "1C290", "ring": "1C2", "adventure_deck": ["1U320", "1U327", "1U340", "1C346", "1C349", "1C351", "1U355", "1U358", "1U361"], "draw_deck": [["1P365", 2], ["1C92", 1], ["1U94", 2], ["1U97", 2], ["1C101", 1], ["1C104", 2], ["1C106", 1], ["1C107", 2], ["1C296", 2], ["1C299", 2], ["1U51", 1], ["1U108", 2], ["1C110", 2], ["1U309", 1], ["1C311", 1], ["1C116", 3], ["1C117", 3], ["1C121", 3], ["1C133", 2], ["1C141", 2], ["1C145", 1], ["1C150", 4], ["1C151", 3], ["1C152", 4], ["1U153", 4], ["1C154", 3], ["1C157", 2], ["1C158", 2]]}, {"ring_bearer": "1C290", "ring": "1C2", "adventure_deck": ["1C326", "1C331", "1C337", "1U345", "1C349", "1U350", "1U353", "1U359", "1U360"], "draw_deck": [["1U70", 1], ["1U97", 1], ["1C286", 3], ["1C37", 2], ["1P364", 2], ["1U12", 2], ["1C296", 2], ["1C299", 1], ["1C76", 3], ["1U51", 2], ["1C78", 4], ["1C304", 2], ["1C84", 1], ["1C312", 1], ["1C26", 2], ["1C86", 1], ["1C168", 3], ["1C176", 4], ["1U178", 4], ["1C177", 1], ["1C179", 3], ["1C180", 4], ["1U181", 3], ["1C187", 3], ["1C191", 3], ["1C196", 2]]}], "edition": 1}',3,'[]','','',1000.0,1000.0,0,-1,'',1,0.0,600,0);
CREATE TABLE tokens (
	id VARCHAR NOT NULL, 
	mark VARCHAR NOT NULL, 
	owner VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	scopes JSON NOT NULL, 
	made DOUBLE NOT NULL, 
	expires DOUBLE NOT NULL, 
	used DOUBLE NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (mark)
);
CREATE TABLE trials (
	guest VARCHAR NOT NULL, 
	id VARCHAR NOT NULL, 
	running BOOLEAN NOT NULL, 
	stopping BOOLEAN NOT NULL, 
	beat DOUBLE NOT NULL, 
	kept BLOB NOT NULL, 
	PRIMARY KEY (guest)
);
CREATE INDEX tables_listed ON tables (open, state, created);
CREATE INDEX tables_of_league ON tables (league);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX tables_going_on ON tables (state, asked);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_seats_link ON seats (link);
CREATE INDEX ix_leagues_phase ON leagues (phase);
CREATE INDEX ix_faults_table ON faults ("table");
CREATE INDEX ix_analysing_guest ON analysing (guest);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tokens_owner ON tokens (owner);
CREATE INDEX ix_programs_owner ON programs (owner);
COMMIT;
