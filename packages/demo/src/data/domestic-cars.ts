// Cars of Korean makers. `@` begins a maker: code|ko|en|trims. Each line: ko|en|class|generations and years.

// Assumed: names are those of the street; generations, engines and trims are simplified, in place of a catalogue.
export const domesticCars = `
@hyundai|현대|Hyundai|스타일=Style,스마트=Smart,모던=Modern,프리미엄=Premium,인스퍼레이션=Inspiration
캐스퍼|Casper|k|AX1 2021-
캐스퍼 일렉트릭|Casper Electric|e|AX1 2024-
아토스|Atos|k|MX 1997-2002
베르나|Verna|s|LC 1999-2005,MC 2005-2010
엑센트|Accent|s|X3 1994-1999,RB 2010-2019
클릭|Click|s|TB 2002-2011
i30|i30|c|FD 2007-2011,GD 2011-2016,PD 2016-2020
벨로스터|Veloster|p|FS 2011-2018,JS 2018-2022
아반떼|Avante|c|XD 2000-2006,HD 2006-2010,MD 2010-2015,AD 2015-2020,CN7 2020-
아반떼 N|Avante N|p|CN7 2021-
i40|i40|m|VF 2011-2019
쏘나타|Sonata|m|EF 1998-2004,NF 2004-2009,YF 2009-2014,LF 2014-2019,DN8 2019-
마르샤|Marcia|m|H1 1995-1998
투스카니|Tuscani|p|GK 2001-2008
티뷰론|Tiburon|p|RD 1996-2001
제네시스|Genesis|l|BH 2008-2013,DH 2013-2016
제네시스 쿠페|Genesis Coupe|p|BK 2008-2016
그랜저|Grandeur|l|XG 1998-2005,TG 2005-2011,HG 2011-2016,IG 2016-2022,GN7 2022-
다이너스티|Dynasty|l|LX 1996-2005
아슬란|Aslan|l|AG 2014-2017
에쿠스|Equus|l|LZ 1999-2009,VI 2009-2015
베뉴|Venue|u|QX 2019-
코나|Kona|u|OS 2017-2023,SX2 2023-
코나 일렉트릭|Kona Electric|e|OS 2018-2023,SX2 2023-
투싼|Tucson|v|JM 2004-2009,LM 2009-2015,TL 2015-2020,NX4 2020-
싼타페|Santa Fe|v|SM 2000-2005,CM 2005-2012,DM 2012-2018,TM 2018-2023,MX5 2023-
맥스크루즈|Maxcruz|w|NC 2013-2018
베라크루즈|Veracruz|w|EN 2006-2015
테라칸|Terracan|w|HP 2001-2006
갤로퍼|Galloper|w|M1 1991-2003
팰리세이드|Palisade|w|LX2 2018-2025,LX3 2025-
넥쏘|Nexo|h|FE 2018-2025,NH2 2025-
아이오닉|Ioniq|g|AE 2016-2020
아이오닉 5|Ioniq 5|e|NE 2021-
아이오닉 6|Ioniq 6|e|CE 2022-
아이오닉 9|Ioniq 9|e|ME 2025-
트라제 XG|Trajet XG|r|FO 1999-2007
라비타|Lavita|s|FC 2001-2007
싼타모|Santamo|r|N 1995-2002
스타렉스|Starex|b|A1 1997-2007
그랜드 스타렉스|Grand Starex|b|TQ 2007-2021
스타리아|Staria|b|US4 2021-
포터|Porter|t|AU 1996-2004
포터 II|Porter II|t|HR 2004-
포터 II 일렉트릭|Porter II Electric|e|HR 2019-
리베로|Libero|t|SR 2000-2007
마이티|Mighty|t|QT 2004-2015,QZ 2015-
쏠라티|Solati|b|EU 2015-2021
ST1|ST1|e|LY 2024-

@genesis|제네시스|Genesis|스탠다드=Standard,프레스티지=Prestige,스포츠 패키지=Sport package,시그니처=Signature
G70|G70|m|IK 2017-
G70 슈팅 브레이크|G70 Shooting Brake|m|IK 2022-2024
G80|G80|l|DH 2016-2020,RG3 2020-
일렉트리파이드 G80|Electrified G80|e|RG3 2021-
EQ900|EQ900|l|HI 2015-2018
G90|G90|l|HI 2018-2021,RS4 2021-
GV60|GV60|e|JW 2021-
GV70|GV70|v|JK1 2020-
일렉트리파이드 GV70|Electrified GV70|e|JK1 2022-
GV80|GV80|w|JX1 2020-
GV80 쿠페|GV80 Coupe|w|JX1 2023-

@kia|기아|Kia|트렌디=Trendy,럭셔리=Luxury,프레스티지=Prestige,노블레스=Noblesse,시그니처=Signature
모닝|Morning|k|SA 2004-2011,TA 2011-2017,JA 2017-
레이|Ray|k|TAM 2011-
레이 EV|Ray EV|e|TAM 2012-2018,TAM2 2023-
비스토|Visto|k|AT 1999-2003
프라이드|Pride|s|Y 1987-2000,JB 2005-2011,UB 2011-2017
리오|Rio|s|DC 1999-2005
스토닉|Stonic|u|YB 2017-2020
세피아|Sephia|c|FA 1992-1999
스펙트라|Spectra|c|SD 2000-2003
쎄라토|Cerato|c|LD 2003-2008
포르테|Forte|c|TD 2008-2012
K3|K3|c|YD 2012-2018,BD 2018-2024
K4|K4|c|CL4 2024-
쏘울|Soul|u|AM 2008-2013,PS 2013-2019,SK3 2019-2021
쏘울 EV|Soul EV|e|PS 2014-2019,SK3 2019-2021
크레도스|Credos|m|G 1995-2000
옵티마|Optima|m|MS 2000-2005
로체|Lotze|m|MG 2005-2010
K5|K5|m|TF 2010-2015,JF 2015-2019,DL3 2019-
스팅어|Stinger|p|CK 2017-2023
오피러스|Opirus|l|GH 2003-2011
K7|K7|l|VG 2009-2016,YG 2016-2021
K8|K8|l|GL3 2021-
K9|K9|l|KH 2012-2018,RJ 2018-
엔터프라이즈|Enterprise|l|T3 1997-2002
니로|Niro|g|DE 2016-2022,SG2 2022-
니로 EV|Niro EV|e|DE 2018-2022,SG2 2022-
셀토스|Seltos|u|SP2 2019-
스포티지|Sportage|v|NB 1993-2002,KM 2004-2010,SL 2010-2015,QL 2015-2021,NQ5 2021-
쏘렌토|Sorento|v|BL 2002-2009,XM 2009-2014,UM 2014-2020,MQ4 2020-
모하비|Mohave|w|HM 2008-2019,HM2 2019-2024
EV3|EV3|e|SV1 2024-
EV4|EV4|e|CT1 2025-
EV5|EV5|e|OV 2025-
EV6|EV6|e|CV 2021-
EV9|EV9|e|MV 2023-
카렌스|Carens|r|RS 1999-2006,UN 2006-2013,RP 2013-2018
카니발|Carnival|r|KV 1998-2005,VQ 2005-2014,YP 2014-2020,KA4 2020-
타스만|Tasman|t|TK1 2025-
PV5|PV5|e|SW 2025-
프레지오|Pregio|b|TB 1995-2004
봉고 III|Bongo III|t|PU 2004-
봉고 III EV|Bongo III EV|e|PU 2020-

@kg-mobility|KG모빌리티(쌍용)|KG Mobility (SsangYong)|기본형=Base,디럭스=Deluxe,하이퍼=Hyper,노블레스=Noblesse
티볼리|Tivoli|u|X100 2015-
티볼리 에어|Tivoli Air|u|X150 2016-2024
코란도|Korando|v|KJ 1996-2005,C 2011-2019,C300 2019-
코란도 이모션|Korando e-Motion|e|C300 2022-
코란도 투리스모|Korando Turismo|r|A150 2013-2019
코란도 스포츠|Korando Sports|t|Q150 2012-2018
액티언|Actyon|v|C100 2005-2011,J120 2024-
액티언 스포츠|Actyon Sports|t|Q100 2006-2012
카이런|Kyron|v|D100 2005-2011
무쏘|Musso|w|FJ 1993-2005
무쏘 EV|Musso EV|e|O100 2025-
토레스|Torres|v|J100 2022-
토레스 EVX|Torres EVX|e|U100 2023-
렉스턴|Rexton|w|Y200 2001-2006,Y250 2006-2012,W 2012-2017
G4 렉스턴|G4 Rexton|w|Y400 2017-2020
올 뉴 렉스턴|All New Rexton|w|Y450 2020-
렉스턴 스포츠|Rexton Sports|t|Q200 2018-
로디우스|Rodius|r|A100 2004-2013
체어맨|Chairman|l|H 1997-2014,W 2008-2017
이스타나|Istana|b|A 1995-2003

@renault-korea|르노코리아(삼성)|Renault Korea (Samsung)|PE=PE,SE=SE,LE=LE,RE=RE,프리미에르=Premiere
SM3|SM3|c|N17 2002-2011,L38 2009-2020
SM3 Z.E.|SM3 Z.E.|e|L38 2013-2020
SM5|SM5|m|A32 1998-2005,T30 2005-2010,L43 2010-2019
SM6|SM6|m|LFD 2016-2025
SM7|SM7|l|EX 2004-2011,L47 2011-2019
QM3|QM3|u|H87 2013-2019
캡처|Captur|u|HJB 2020-2022
XM3|XM3|u|LJL 2020-2024
아르카나|Arkana|u|LJL 2024-
QM5|QM5|v|H45 2007-2016
QM6|QM6|v|HZG 2016-
그랑 콜레오스|Grand Koleos|v|OV6 2024-
클리오|Clio|s|B98 2018-2020
조에|Zoe|e|BFM 2020-2022
트위지|Twizy|e|MAM 2017-2022
마스터|Master|b|X62 2018-2023
세닉|Scenic|e|HCC 2025-

@chevrolet-korea|쉐보레(GM대우)|Chevrolet (GM Daewoo)|LS=LS,LT=LT,LTZ=LTZ,프리미어=Premier,RS=RS
티코|Tico|k|T 1991-2001
마티즈|Matiz|k|M100 1998-2005,M200 2005-2011
스파크|Spark|k|M300 2011-2015,M400 2015-2022
칼로스|Kalos|s|T200 2002-2007
젠트라|Gentra|s|T250 2005-2011
아베오|Aveo|s|T300 2011-2019
라노스|Lanos|s|T100 1996-2002
누비라|Nubira|c|J100 1997-2003
라세티|Lacetti|c|J200 2002-2009
라세티 프리미어|Lacetti Premiere|c|J300 2008-2011
크루즈|Cruze|c|J300 2011-2017,D2LC 2017-2018
레간자|Leganza|m|V100 1997-2002
매그너스|Magnus|m|V200 1999-2006
토스카|Tosca|m|V250 2006-2011
말리부|Malibu|m|V300 2011-2016,E2SC 2016-2022
임팔라|Impala|l|GMX 2015-2019
알페온|Alpheon|l|GMX 2010-2015
베리타스|Veritas|l|WM 2008-2010
카마로|Camaro|p|A1XC 2016-2021
트랙스|Trax|u|U200 2013-2022
트랙스 크로스오버|Trax Crossover|u|9BQC 2023-
트레일블레이저|Trailblazer|u|9BYC 2020-
윈스톰|Winstorm|v|C100 2006-2011
캡티바|Captiva|v|C140 2011-2018
이쿼녹스|Equinox|v|D2UC 2018-2024
트래버스|Traverse|w|C1YC 2019-2024
타호|Tahoe|w|T1UC 2022-2024
콜로라도|Colorado|t|31UX 2019-2024,31XX 2024-
올란도|Orlando|r|J309 2011-2018
레조|Rezzo|r|U100 2000-2007
볼트 EV|Bolt EV|e|D2JC 2017-2022
볼트 EUV|Bolt EUV|e|D2UC 2022-2023
다마스|Damas|b|B 1991-2021
라보|Labo|t|B 1991-2021

@tata-daewoo|타타대우|Tata Daewoo|기본형=Base,골드=Gold,플래티넘=Platinum
더 쎈|The CEN|t|K 2020-
프리마|Prima|t|F1 2009-2020
맥쎈|Maxen|t|P 2022-

@cevo|쎄보모빌리티|CEVO Mobility|기본형=Base,프라임=Prime
쎄보 C|CEVO C|e|SE 2019-

@daechang|대창모터스|Daechang Motors|기본형=Base,고급형=High
다니고|Danigo|e|DG 2018-
`
