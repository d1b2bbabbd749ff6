// Cars of makers from abroad. `@` begins a maker: code|ko|en|trims. Each line: ko|en|class|generations and years.

// Assumed: names are those of the street; generations, engines and trims are simplified, in place of a catalogue.
export const importedCars = `
@bmw|BMW|BMW|어드밴티지=Advantage,럭셔리=Luxury,M 스포츠=M Sport
1시리즈|1 Series|ic|E87 2004-2011,F20 2011-2019,F40 2019-2024,F70 2024-
2시리즈|2 Series|ic|F22 2014-2021,G42 2021-
2시리즈 액티브 투어러|2 Series Active Tourer|ic|F45 2014-2021,U06 2021-
3시리즈|3 Series|im|E46 1998-2005,E90 2005-2012,F30 2012-2019,G20 2019-
3시리즈 GT|3 Series GT|im|F34 2013-2020
4시리즈|4 Series|im|F32 2013-2020,G22 2020-
5시리즈|5 Series|im|E39 1996-2003,E60 2003-2010,F10 2010-2017,G30 2017-2023,G60 2023-
6시리즈|6 Series|il|E63 2003-2010,F12 2011-2018,G32 2017-2023
7시리즈|7 Series|il|E65 2001-2008,F01 2008-2015,G11 2015-2022,G70 2022-
8시리즈|8 Series|il|G14 2018-2025
X1|X1|iu|E84 2009-2015,F48 2015-2022,U11 2022-
X2|X2|iu|F39 2018-2023,U10 2023-
X3|X3|iv|E83 2003-2010,F25 2010-2017,G01 2017-2024,G45 2024-
X4|X4|iv|F26 2014-2018,G02 2018-2025
X5|X5|iw|E53 1999-2006,E70 2006-2013,F15 2013-2018,G05 2018-
X6|X6|iw|E71 2008-2014,F16 2014-2019,G06 2019-
X7|X7|iw|G07 2019-
XM|XM|iw|G09 2023-
Z4|Z4|ip|E85 2002-2008,E89 2009-2016,G29 2019-2025
M2|M2|ip|F87 2015-2021,G87 2023-
M3|M3|ip|E92 2007-2013,F80 2014-2018,G80 2021-
M4|M4|ip|F82 2014-2020,G82 2021-
M5|M5|ip|F10M 2011-2016,F90 2018-2023,G90 2024-
M8|M8|ip|F92 2019-2025
i3|i3|e|I01 2013-2022
i4|i4|e|G26 2021-
i5|i5|e|G60E 2023-
i7|i7|e|G70E 2022-
iX|iX|e|I20 2021-
iX1|iX1|e|U11E 2022-
iX3|iX3|e|G08 2021-

@mercedes-benz|벤츠|Mercedes-Benz|스탠다드=Standard,아방가르드=Avantgarde,익스클루시브=Exclusive,AMG 라인=AMG Line
A클래스|A-Class|ic|W169 2004-2012,W176 2012-2018,W177 2018-
B클래스|B-Class|ic|W245 2005-2011,W246 2011-2019,W247 2019-2024
CLA|CLA|ic|C117 2013-2019,C118 2019-
C클래스|C-Class|im|W203 2000-2007,W204 2007-2014,W205 2014-2021,W206 2021-
CLK|CLK|im|C209 2002-2009
CLE|CLE|im|C236 2024-
E클래스|E-Class|im|W211 2002-2009,W212 2009-2016,W213 2016-2023,W214 2024-
CLS|CLS|il|C219 2004-2010,C218 2011-2018,C257 2018-2023
S클래스|S-Class|il|W220 1998-2005,W221 2005-2013,W222 2013-2020,W223 2020-
마이바흐 S클래스|Maybach S-Class|il|X222 2015-2020,Z223 2021-
SL|SL|ip|R230 2001-2011,R231 2012-2020,R232 2022-
SLK|SLK|ip|R171 2004-2011,R172 2011-2016
SLC|SLC|ip|R172 2016-2020
AMG GT|AMG GT|ip|C190 2015-2021,C192 2024-
AMG GT 4도어|AMG GT 4-Door|ip|X290 2019-
GLA|GLA|iu|X156 2014-2020,H247 2020-
GLB|GLB|iu|X247 2020-
GLK|GLK|iv|X204 2008-2015
GLC|GLC|iv|X253 2015-2022,X254 2022-
M클래스|M-Class|iw|W163 1998-2005,W164 2005-2011,W166 2011-2015
GLE|GLE|iw|W166 2015-2019,V167 2019-
GLS|GLS|iw|X166 2016-2019,X167 2019-
G클래스|G-Class|iw|W463 1990-2018,W464 2018-
V클래스|V-Class|ir|W447 2015-
스프린터|Sprinter|b|W907 2018-
EQA|EQA|e|H243 2021-
EQB|EQB|e|X243 2022-
EQC|EQC|e|N293 2019-2023
EQE|EQE|e|V295 2022-
EQS|EQS|e|V297 2021-

@audi|아우디|Audi|기본형=Base,컴포트=Comfort,프리미엄=Premium,S 라인=S line
A1|A1|ic|8X 2010-2018
A3|A3|ic|8P 2003-2012,8V 2012-2020,8Y 2020-
A4|A4|im|B6 2000-2004,B7 2004-2008,B8 2008-2015,B9 2015-2024
A5|A5|im|8T 2007-2016,F5 2016-2024,B10 2024-
A6|A6|im|C5 1997-2004,C6 2004-2011,C7 2011-2018,C8 2018-
A7|A7|il|4G 2010-2018,4K 2018-
A8|A8|il|D3 2002-2010,D4 2010-2017,D5 2017-
Q2|Q2|iu|GA 2016-
Q3|Q3|iu|8U 2011-2018,F3 2018-
Q5|Q5|iv|8R 2008-2017,FY 2017-2024,GU 2024-
Q7|Q7|iw|4L 2005-2015,4M 2015-
Q8|Q8|iw|4M8 2018-
TT|TT|ip|8J 2006-2014,FV 2014-2023
R8|R8|ip|42 2006-2015,4S 2015-2023
RS5|RS5|ip|F5R 2017-2024
RS7|RS7|ip|4KR 2019-
Q4 e-트론|Q4 e-tron|e|FZ 2021-
e-트론|e-tron|e|GE 2018-2022
Q8 e-트론|Q8 e-tron|e|GE2 2023-
e-트론 GT|e-tron GT|e|F83 2021-

@volkswagen|폭스바겐|Volkswagen|컴포트=Comfort,프리미엄=Premium,프레스티지=Prestige
폴로|Polo|ic|6R 2009-2017
골프|Golf|ic|MK5 2003-2008,MK6 2008-2012,MK7 2012-2019,MK8 2019-
제타|Jetta|ic|A5 2005-2010,A6 2010-2018,A7 2018-
비틀|Beetle|ic|A4 1998-2010,A5 2011-2019
시로코|Scirocco|ip|13 2008-2017
파사트|Passat|im|B6 2005-2010,B7 2010-2015,B8 2015-2022
파사트 CC|Passat CC|im|35 2008-2016
아테온|Arteon|im|3H 2017-2024
페이톤|Phaeton|il|3D 2002-2016
티록|T-Roc|iu|A11 2018-2023
티구안|Tiguan|iv|5N 2007-2016,AD1 2016-2024,CT1 2024-
투아렉|Touareg|iw|7L 2002-2010,7P 2010-2018,CR 2018-
아틀라스|Atlas|iw|CA1 2024-
ID.4|ID.4|e|E21 2021-
ID.5|ID.5|e|E39 2024-

@mini|미니|MINI|클래식=Classic,페이버드=Favoured,JCW=JCW
쿠퍼|Cooper|ic|R50 2001-2006,R56 2006-2013,F56 2014-2024,F66 2024-
쿠퍼 컨버터블|Cooper Convertible|ip|R57 2009-2015,F57 2016-
클럽맨|Clubman|ic|R55 2007-2014,F54 2015-2024
컨트리맨|Countryman|iu|R60 2010-2016,F60 2017-2023,U25 2024-
페이스맨|Paceman|iu|R61 2012-2016
쿠페|Coupe|ip|R58 2011-2015
에이스맨|Aceman|e|J05 2024-

@volvo|볼보|Volvo|모멘텀=Momentum,플러스=Plus,인스크립션=Inscription,얼티메이트=Ultimate
C30|C30|ic|M 2006-2013
S40|S40|ic|MS 2004-2012
V40|V40|ic|MV 2012-2019
S60|S60|im|R 2000-2009,F 2010-2018,Z 2018-2024
V60|V60|im|F 2011-2018,Z 2018-
S80|S80|il|A 2006-2016
S90|S90|il|P 2016-
V90|V90|il|P 2017-
XC40|XC40|iu|X 2017-
XC60|XC60|iv|D 2008-2017,U 2017-
XC70|XC70|iv|B 2007-2016
XC90|XC90|iw|C 2002-2014,L 2015-
C40 리차지|C40 Recharge|e|X 2022-2024
EX30|EX30|e|V216 2024-

@lexus|렉서스|Lexus|수프림=Supreme,럭셔리=Luxury,이그제큐티브=Executive,F 스포트=F Sport
CT|CT|ig|A10 2011-2020
IS|IS|im|XE20 2005-2013,XE30 2013-2022
ES|ES|ig|XV30 2001-2006,XV40 2006-2012,XV60 2012-2018,XZ10 2018-
GS|GS|im|S190 2005-2011,L10 2012-2020
LS|LS|il|XF30 2000-2006,XF40 2006-2017,XF50 2017-
RC|RC|ip|XC10 2014-2022
LC|LC|ip|Z100 2017-
UX|UX|ig|ZA10 2019-
NX|NX|ig|AZ10 2014-2021,AZ20 2022-
RX|RX|ig|XU30 2003-2008,AL10 2009-2015,AL20 2015-2022,ALA1 2023-
LX|LX|iw|J310 2024-
LM|LM|ig|TAWH1 2024-
RZ|RZ|e|EB10 2023-

@toyota|토요타|Toyota|LE=LE,XLE=XLE,리미티드=Limited
프리우스|Prius|ig|XW30 2009-2015,XW50 2015-2022,XW60 2023-
캠리|Camry|ig|XV40 2009-2011,XV50 2012-2017,XV70 2017-2024,XV80 2024-
코롤라|Corolla|ic|E140 2011-2013
아발론|Avalon|ig|XX40 2013-2018,XX50 2018-2022
크라운|Crown|ig|S235 2023-
라브4|RAV4|ig|XA30 2009-2013,XA40 2013-2018,XA50 2019-
하이랜더|Highlander|ig|XU70 2023-
벤자|Venza|iv|V10 2012-2016
시에나|Sienna|ir|XL30 2011-2020,XL40 2021-
알파드|Alphard|ir|AH40 2023-
86|86|ip|ZN6 2012-2021,ZN8 2022-
수프라|Supra|ip|DB 2020-

@honda|혼다|Honda|LX=LX,EX-L=EX-L,투어링=Touring
시빅|Civic|ic|FD 2006-2011,FB 2011-2015,FK 2017-2021
어코드|Accord|ig|CM 2004-2007,CP 2008-2012,CR 2012-2017,CV 2018-2022,CY 2023-
레전드|Legend|il|KB 2006-2012
인사이트|Insight|ig|ZE2 2010-2014
CR-V|CR-V|ig|RD 2004-2006,RE 2007-2011,RM 2011-2016,RW 2017-2023,RS 2023-
HR-V|HR-V|iu|RU 2016-2020
파일럿|Pilot|iw|YF4 2012-2015,YF6 2015-2022,YF8 2023-
오딧세이|Odyssey|ir|RL5 2012-2017,RL6 2017-
S660|S660|ip|JW5 2015-2022

@nissan|닛산|Nissan|S=S,SV=SV,SL=SL
알티마|Altima|im|L32 2009-2012,L33 2012-2018,L34 2019-2020
맥시마|Maxima|il|A36 2015-2020
큐브|Cube|ic|Z12 2011-2014
쥬크|Juke|iu|F15 2013-2016
캐시카이|Qashqai|iu|J11 2014-2016
로그|Rogue|iv|S35 2008-2013
엑스트레일|X-Trail|iv|T32 2019-2020
무라노|Murano|iw|Z50 2008-2014,Z52 2016-2020
패스파인더|Pathfinder|iw|R52 2014-2020
370Z|370Z|ip|Z34 2009-2018
GT-R|GT-R|ip|R35 2009-2018
리프|Leaf|e|ZE0 2014-2018,ZE1 2019-2020

@infiniti|인피니티|Infiniti|스타일=Style,프리미엄=Premium,익스클루시브=Exclusive
G|G|im|V35 2005-2007,V36 2007-2014
M|M|im|Y50 2006-2010,Y51 2010-2013
Q30|Q30|iu|H15 2017-2020
Q50|Q50|im|V37 2014-2020
Q60|Q60|ip|CV36 2014-2016,CV37 2017-2020
Q70|Q70|il|Y51 2014-2019
FX|FX|iw|S50 2005-2008,S51 2008-2013
QX50|QX50|iv|J50 2014-2017,J55 2019-2020
QX60|QX60|iw|L50 2014-2020
QX80|QX80|iw|Z62 2018-2020

@ford|포드|Ford|SE=SE,XLT=XLT,리미티드=Limited,플래티넘=Platinum
포커스|Focus|ic|C346 2011-2018
몬데오|Mondeo|im|CD391 2015-2018
토러스|Taurus|il|D258 2009-2019
머스탱|Mustang|ip|S197 2005-2014,S550 2015-2023,S650 2024-
쿠가|Kuga|iv|C394 2015-2018
이스케이프|Escape|iv|CD2 2008-2012
익스플로러|Explorer|iw|U251 2005-2010,U502 2010-2019,U625 2019-
익스페디션|Expedition|iw|U553 2021-
브롱코|Bronco|iw|U725 2022-
레인저|Ranger|t|P703 2021-

@lincoln|링컨|Lincoln|리저브=Reserve,블랙 레이블=Black Label
MKZ|MKZ|im|CD378 2006-2012,CD533 2012-2020
MKS|MKS|il|D385 2008-2016
컨티넨탈|Continental|il|D544 2016-2020
타운카|Town Car|il|FN145 1998-2011
MKC|MKC|iv|C489 2014-2019
코세어|Corsair|iv|CX483 2020-2023
MKX|MKX|iw|U388 2006-2015,U540 2015-2018
노틸러스|Nautilus|iw|U540 2018-2023,CD708 2024-
에비에이터|Aviator|iw|U611 2020-
네비게이터|Navigator|iw|U554 2021-

@jeep|지프|Jeep|스포츠=Sport,론지튜드=Longitude,리미티드=Limited,루비콘=Rubicon
레니게이드|Renegade|iu|BU 2015-2023
컴패스|Compass|iu|MK49 2006-2016,MP 2017-2022
체로키|Cherokee|iv|KK 2008-2012,KL 2013-2021
그랜드 체로키|Grand Cherokee|iw|WK 2005-2010,WK2 2010-2021,WL 2021-
랭글러|Wrangler|iw|TJ 1997-2006,JK 2006-2018,JL 2018-
글래디에이터|Gladiator|t|JT 2020-
어벤저|Avenger|e|JJ 2024-

@chrysler|크라이슬러|Chrysler|투어링=Touring,리미티드=Limited
200|200|im|UF 2014-2016
300C|300C|il|LX 2004-2011,LD 2011-2018
그랜드 보이저|Grand Voyager|ir|RG 2001-2007,RT 2008-2015
PT 크루저|PT Cruiser|ic|PT 2001-2009

@dodge|닷지|Dodge|SXT=SXT,R/T=R-T
캘리버|Caliber|ic|PM 2007-2011
챌린저|Challenger|ip|LC 2008-2023
듀랑고|Durango|iw|WD 2011-
램|Ram|t|DS 2009-2018,DT 2019-

@cadillac|캐딜락|Cadillac|럭셔리=Luxury,프리미엄=Premium,스포츠=Sport,플래티넘=Platinum
ATS|ATS|im|A1SL 2012-2018
CT4|CT4|im|A2LL 2020-2024
CTS|CTS|im|GMX320 2003-2007,GMX322 2007-2013,A1LL 2014-2019
CT5|CT5|im|A2SL 2020-
CT6|CT6|il|O1SL 2016-2020
XT4|XT4|iu|E2UL 2019-2024
SRX|SRX|iv|GMT265 2004-2009,GMT166 2010-2016
XT5|XT5|iv|C1UL 2016-2024
XT6|XT6|iw|C1TL 2020-2024
에스컬레이드|Escalade|iw|GMT900 2007-2014,K2XL 2015-2020,T1UL 2021-
리릭|Lyriq|e|L233 2024-

@tesla|테슬라|Tesla|스탠다드 레인지=Standard Range,롱 레인지=Long Range,퍼포먼스=Performance
모델 3|Model 3|e|T3 2019-2023,HL 2024-
모델 S|Model S|e|S1 2017-2021,S2 2021-
모델 X|Model X|e|X1 2018-2021,X2 2021-
모델 Y|Model Y|e|Y1 2021-2024,JP 2025-
사이버트럭|Cybertruck|e|CT 2025-

@porsche|포르쉐|Porsche|기본형=Base,S=S,GTS=GTS,터보=Turbo
911|911|ip|996 1997-2004,997 2004-2011,991 2011-2019,992 2019-
박스터|Boxster|ip|986 1996-2004,987 2004-2012,981 2012-2016
718 박스터|718 Boxster|ip|982 2016-2025
카이맨|Cayman|ip|987 2005-2012,981 2012-2016
718 카이맨|718 Cayman|ip|982 2016-2025
파나메라|Panamera|il|970 2009-2016,971 2016-2023,972 2024-
마칸|Macan|iv|95B 2014-2024
마칸 일렉트릭|Macan Electric|e|H2 2024-
카이엔|Cayenne|iw|955 2002-2010,958 2010-2017,E3 2017-
타이칸|Taycan|e|Y1A 2019-

@land-rover|랜드로버|Land Rover|S=S,SE=SE,HSE=HSE,오토바이오그래피=Autobiography
프리랜더 2|Freelander 2|iv|L359 2006-2014
디스커버리 스포츠|Discovery Sport|iv|L550 2014-
레인지로버 이보크|Range Rover Evoque|iu|L538 2011-2018,L551 2018-
레인지로버 벨라|Range Rover Velar|iv|L560 2017-
디스커버리|Discovery|iw|L319 2004-2016,L462 2016-
디펜더|Defender|iw|L663 2020-
레인지로버 스포츠|Range Rover Sport|iw|L320 2005-2013,L494 2013-2022,L461 2022-
레인지로버|Range Rover|iw|L322 2002-2012,L405 2012-2021,L460 2022-

@jaguar|재규어|Jaguar|프레스티지=Prestige,포트폴리오=Portfolio,R 스포츠=R-Sport
XE|XE|im|X760 2015-2022
XF|XF|im|X250 2007-2015,X260 2015-2024
XJ|XJ|il|X350 2003-2009,X351 2009-2019
XK|XK|ip|X150 2006-2014
F타입|F-Type|ip|X152 2013-2024
E페이스|E-Pace|iu|X540 2017-2024
F페이스|F-Pace|iv|X761 2016-2024
I페이스|I-Pace|e|X590 2018-2024

@peugeot|푸조|Peugeot|액티브=Active,알뤼르=Allure,GT=GT
207|207|ic|A7 2006-2012
208|208|ic|A9 2012-2019,P21 2019-2024
308|308|ic|T7 2007-2013,T9 2013-2021,P5 2022-
408|408|iu|P54 2023-
508|508|im|W2 2011-2018,R8 2018-2024
RCZ|RCZ|ip|T75 2010-2015
2008|2008|iu|A94 2013-2019,P24 2019-
3008|3008|iv|T84 2009-2016,P84 2016-2024
5008|5008|iv|P87 2017-2024

@citroen-ds|시트로엥·DS|Citroën and DS|필=Feel,샤인=Shine,그랜드 시크=Grand Chic
C4 칵투스|C4 Cactus|iu|E3 2016-2020
C3 에어크로스|C3 Aircross|iu|A88 2019-2022
C5 에어크로스|C5 Aircross|iv|C84 2019-2023
그랜드 C4 피카소|Grand C4 Picasso|ir|B78 2014-2018
DS3|DS3|ic|A55 2010-2019
DS4|DS4|ic|B7 2011-2018,D41 2022-2024
DS5|DS5|im|B81 2012-2018
DS7 크로스백|DS7 Crossback|iv|X74 2019-2024

@fiat|피아트|Fiat|팝=Pop,라운지=Lounge
500|500|ic|312 2013-2018
500X|500X|iu|334 2016-2019
프리몬트|Freemont|iv|345 2013-2016

@maserati|마세라티|Maserati|기본형=Base,그란루소=GranLusso,그란스포츠=GranSport,트로페오=Trofeo
기블리|Ghibli|il|M157 2013-2023
콰트로포르테|Quattroporte|il|M139 2003-2012,M156 2013-2023
르반떼|Levante|iw|M161 2016-2024
그레칼레|Grecale|iv|M182 2022-
그란투리스모|GranTurismo|ip|M145 2007-2019,M189 2023-
MC20|MC20|ip|M240 2021-

@bentley|벤틀리|Bentley|기본형=Base,스피드=Speed,뮬리너=Mulliner
컨티넨탈 GT|Continental GT|ip|3W 2003-2017,3S 2018-
플라잉스퍼|Flying Spur|il|3W 2005-2019,3S 2019-
뮬산|Mulsanne|il|3Y 2010-2020
벤테이가|Bentayga|iw|4V 2016-

@rolls-royce|롤스로이스|Rolls-Royce|기본형=Base,블랙 배지=Black Badge
고스트|Ghost|il|RR4 2010-2020,RR21 2020-
팬텀|Phantom|il|RR1 2003-2016,RR11 2017-
레이스|Wraith|ip|RR5 2013-2022
던|Dawn|ip|RR6 2016-2022
컬리넌|Cullinan|iw|RR31 2018-
스펙터|Spectre|e|RR25 2023-

@ferrari|페라리|Ferrari|기본형=Base,스페치알레=Speciale
캘리포니아|California|ip|F149 2008-2017
458|458|ip|F142 2009-2015
488|488|ip|F142M 2015-2019
F8|F8|ip|F142N 2019-2023
포르토피노|Portofino|ip|F164 2017-2023
로마|Roma|ip|F169 2020-2024
296|296|ip|F171 2022-
푸로산게|Purosangue|iw|F175 2023-

@lamborghini|람보르기니|Lamborghini|기본형=Base,에보=Evo,퍼포만테=Performante
가야르도|Gallardo|ip|L140 2003-2013
우라칸|Huracan|ip|LB724 2014-2024
아벤타도르|Aventador|ip|LB834 2011-2022
우루스|Urus|iw|LB736 2018-

@aston-martin|애스턴마틴|Aston Martin|기본형=Base,S=S
DB11|DB11|ip|AM5 2016-2023
DB12|DB12|ip|AM7 2023-
밴티지|Vantage|ip|VH2 2005-2017,AM6 2018-
DBX|DBX|iw|AM8 2020-

@mclaren|맥라렌|McLaren|기본형=Base,스파이더=Spider
570S|570S|ip|P13 2015-2021
720S|720S|ip|P14 2017-2022
아투라|Artura|ip|P16 2022-

@polestar|폴스타|Polestar|롱레인지 싱글모터=Long range single motor,롱레인지 듀얼모터=Long range dual motor
폴스타 2|Polestar 2|e|P2 2022-
폴스타 4|Polestar 4|e|P4 2024-

@byd|BYD|BYD|기본형=Base,플러스=Plus
아토 3|Atto 3|e|EB 2025-
씰|Seal|e|EK 2025-
씨라이언 7|Sealion 7|e|EL 2025-
T4K|T4K|e|TK 2023-

@smart|스마트|smart|퓨어=Pure,패션=Passion
포투|fortwo|ic|C451 2007-2014,C453 2014-2019
포포|forfour|ic|W453 2014-2019

@subaru|스바루|Subaru|기본형=Base,리미티드=Limited
레거시|Legacy|im|BM 2010-2012
아웃백|Outback|iv|BR 2010-2012
포레스터|Forester|iv|SH 2010-2012

@mitsubishi|미쓰비시|Mitsubishi|기본형=Base,프리미엄=Premium
랜서|Lancer|ic|CY 2008-2013
아웃랜더|Outlander|iv|CW 2008-2013
이클립스|Eclipse|ip|DK 2008-2012
파제로|Pajero|iw|V90 2008-2013

@saab|사브|Saab|리니어=Linear,에어로=Aero
9-3|9-3|im|YS3F 2003-2012
9-5|9-5|im|YS3G 2010-2012

@lotus|로터스|Lotus|기본형=Base,퍼스트 에디션=First Edition
에미라|Emira|ip|T131 2022-
엘레트라|Eletre|e|T132 2024-
`
