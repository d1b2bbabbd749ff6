// Korea's provinces and districts with the last three digits of their codes; a line set in is a ward of its city.

export const krAddressNames = `
11 서울 서울특별시 Seoul
110 종로구 Jongno-gu
140 중구 Jung-gu
170 용산구 Yongsan-gu
200 성동구 Seongdong-gu
215 광진구 Gwangjin-gu
230 동대문구 Dongdaemun-gu
260 중랑구 Jungnang-gu
290 성북구 Seongbuk-gu
305 강북구 Gangbuk-gu
320 도봉구 Dobong-gu
350 노원구 Nowon-gu
380 은평구 Eunpyeong-gu
410 서대문구 Seodaemun-gu
440 마포구 Mapo-gu
470 양천구 Yangcheon-gu
500 강서구 Gangseo-gu
530 구로구 Guro-gu
545 금천구 Geumcheon-gu
560 영등포구 Yeongdeungpo-gu
590 동작구 Dongjak-gu
620 관악구 Gwanak-gu
650 서초구 Seocho-gu
680 강남구 Gangnam-gu
710 송파구 Songpa-gu
740 강동구 Gangdong-gu

26 부산 부산광역시 Busan
110 중구 Jung-gu
140 서구 Seo-gu
170 동구 Dong-gu
200 영도구 Yeongdo-gu
230 부산진구 Busanjin-gu
260 동래구 Dongnae-gu
290 남구 Nam-gu
320 북구 Buk-gu
350 해운대구 Haeundae-gu
380 사하구 Saha-gu
410 금정구 Geumjeong-gu
440 강서구 Gangseo-gu
470 연제구 Yeonje-gu
500 수영구 Suyeong-gu
530 사상구 Sasang-gu
710 기장군 Gijang-gun

27 대구 대구광역시 Daegu
110 중구 Jung-gu
140 동구 Dong-gu
170 서구 Seo-gu
200 남구 Nam-gu
230 북구 Buk-gu
260 수성구 Suseong-gu
290 달서구 Dalseo-gu
710 달성군 Dalseong-gun
720 군위군 Gunwi-gun

28 인천 인천광역시 Incheon
110 중구 Jung-gu
140 동구 Dong-gu
177 미추홀구 Michuhol-gu
185 연수구 Yeonsu-gu
200 남동구 Namdong-gu
237 부평구 Bupyeong-gu
245 계양구 Gyeyang-gu
260 서구 Seo-gu
710 강화군 Ganghwa-gun
720 옹진군 Ongjin-gun

29 광주 광주광역시 Gwangju
110 동구 Dong-gu
140 서구 Seo-gu
155 남구 Nam-gu
170 북구 Buk-gu
200 광산구 Gwangsan-gu

30 대전 대전광역시 Daejeon
110 동구 Dong-gu
140 중구 Jung-gu
170 서구 Seo-gu
200 유성구 Yuseong-gu
230 대덕구 Daedeok-gu

31 울산 울산광역시 Ulsan
110 중구 Jung-gu
140 남구 Nam-gu
170 동구 Dong-gu
200 북구 Buk-gu
710 울주군 Ulju-gun

36 세종 세종특별자치시 Sejong
110 세종시 Sejong-si

41 경기 경기도 Gyeonggi-do
110 수원시 Suwon-si
 111 장안구 Jangan-gu
 113 권선구 Gwonseon-gu
 115 팔달구 Paldal-gu
 117 영통구 Yeongtong-gu
130 성남시 Seongnam-si
 131 수정구 Sujeong-gu
 133 중원구 Jungwon-gu
 135 분당구 Bundang-gu
150 의정부시 Uijeongbu-si
170 안양시 Anyang-si
 171 만안구 Manan-gu
 173 동안구 Dongan-gu
190 부천시 Bucheon-si
 192 원미구 Wonmi-gu
 194 소사구 Sosa-gu
 196 오정구 Ojeong-gu
210 광명시 Gwangmyeong-si
220 평택시 Pyeongtaek-si
250 동두천시 Dongducheon-si
270 안산시 Ansan-si
 271 상록구 Sangnok-gu
 273 단원구 Danwon-gu
280 고양시 Goyang-si
 281 덕양구 Deogyang-gu
 285 일산동구 Ilsandong-gu
 287 일산서구 Ilsanseo-gu
290 과천시 Gwacheon-si
310 구리시 Guri-si
360 남양주시 Namyangju-si
370 오산시 Osan-si
390 시흥시 Siheung-si
410 군포시 Gunpo-si
430 의왕시 Uiwang-si
450 하남시 Hanam-si
460 용인시 Yongin-si
 461 처인구 Cheoin-gu
 463 기흥구 Giheung-gu
 465 수지구 Suji-gu
480 파주시 Paju-si
500 이천시 Icheon-si
550 안성시 Anseong-si
570 김포시 Gimpo-si
590 화성시 Hwaseong-si
610 광주시 Gwangju-si
630 양주시 Yangju-si
650 포천시 Pocheon-si
670 여주시 Yeoju-si
800 연천군 Yeoncheon-gun
820 가평군 Gapyeong-gun
830 양평군 Yangpyeong-gun

43 충북 충청북도 Chungcheongbuk-do
110 청주시 Cheongju-si
 111 상당구 Sangdang-gu
 112 서원구 Seowon-gu
 113 흥덕구 Heungdeok-gu
 114 청원구 Cheongwon-gu
130 충주시 Chungju-si
150 제천시 Jecheon-si
720 보은군 Boeun-gun
730 옥천군 Okcheon-gun
740 영동군 Yeongdong-gun
745 증평군 Jeungpyeong-gun
750 진천군 Jincheon-gun
760 괴산군 Goesan-gun
770 음성군 Eumseong-gun
800 단양군 Danyang-gun

44 충남 충청남도 Chungcheongnam-do
130 천안시 Cheonan-si
 131 동남구 Dongnam-gu
 133 서북구 Seobuk-gu
150 공주시 Gongju-si
180 보령시 Boryeong-si
200 아산시 Asan-si
210 서산시 Seosan-si
230 논산시 Nonsan-si
250 계룡시 Gyeryong-si
270 당진시 Dangjin-si
710 금산군 Geumsan-gun
760 부여군 Buyeo-gun
770 서천군 Seocheon-gun
790 청양군 Cheongyang-gun
800 홍성군 Hongseong-gun
810 예산군 Yesan-gun
825 태안군 Taean-gun

46 전남 전라남도 Jeollanam-do
110 목포시 Mokpo-si
130 여수시 Yeosu-si
150 순천시 Suncheon-si
170 나주시 Naju-si
230 광양시 Gwangyang-si
710 담양군 Damyang-gun
720 곡성군 Gokseong-gun
730 구례군 Gurye-gun
770 고흥군 Goheung-gun
780 보성군 Boseong-gun
790 화순군 Hwasun-gun
800 장흥군 Jangheung-gun
810 강진군 Gangjin-gun
820 해남군 Haenam-gun
830 영암군 Yeongam-gun
840 무안군 Muan-gun
860 함평군 Hampyeong-gun
870 영광군 Yeonggwang-gun
880 장성군 Jangseong-gun
890 완도군 Wando-gun
900 진도군 Jindo-gun
910 신안군 Sinan-gun

47 경북 경상북도 Gyeongsangbuk-do
110 포항시 Pohang-si
 111 남구 Nam-gu
 113 북구 Buk-gu
130 경주시 Gyeongju-si
150 김천시 Gimcheon-si
170 안동시 Andong-si
190 구미시 Gumi-si
210 영주시 Yeongju-si
230 영천시 Yeongcheon-si
250 상주시 Sangju-si
280 문경시 Mungyeong-si
290 경산시 Gyeongsan-si
730 의성군 Uiseong-gun
750 청송군 Cheongsong-gun
760 영양군 Yeongyang-gun
770 영덕군 Yeongdeok-gun
820 청도군 Cheongdo-gun
830 고령군 Goryeong-gun
840 성주군 Seongju-gun
850 칠곡군 Chilgok-gun
900 예천군 Yecheon-gun
920 봉화군 Bonghwa-gun
930 울진군 Uljin-gun
940 울릉군 Ulleung-gun

48 경남 경상남도 Gyeongsangnam-do
120 창원시 Changwon-si
 121 의창구 Uichang-gu
 123 성산구 Seongsan-gu
 125 마산합포구 Masanhappo-gu
 127 마산회원구 Masanhoewon-gu
 129 진해구 Jinhae-gu
170 진주시 Jinju-si
220 통영시 Tongyeong-si
240 사천시 Sacheon-si
250 김해시 Gimhae-si
270 밀양시 Miryang-si
310 거제시 Geoje-si
330 양산시 Yangsan-si
720 의령군 Uiryeong-gun
730 함안군 Haman-gun
740 창녕군 Changnyeong-gun
820 고성군 Goseong-gun
840 남해군 Namhae-gun
850 하동군 Hadong-gun
860 산청군 Sancheong-gun
870 함양군 Hamyang-gun
880 거창군 Geochang-gun
890 합천군 Hapcheon-gun

50 제주 제주특별자치도 Jeju-do
110 제주시 Jeju-si
130 서귀포시 Seogwipo-si

51 강원 강원특별자치도 Gangwon-do
110 춘천시 Chuncheon-si
130 원주시 Wonju-si
150 강릉시 Gangneung-si
170 동해시 Donghae-si
190 태백시 Taebaek-si
210 속초시 Sokcho-si
230 삼척시 Samcheok-si
720 홍천군 Hongcheon-gun
730 횡성군 Hoengseong-gun
750 영월군 Yeongwol-gun
760 평창군 Pyeongchang-gun
770 정선군 Jeongseon-gun
780 철원군 Cheorwon-gun
790 화천군 Hwacheon-gun
800 양구군 Yanggu-gun
810 인제군 Inje-gun
820 고성군 Goseong-gun
830 양양군 Yangyang-gun

52 전북 전북특별자치도 Jeonbuk
110 전주시 Jeonju-si
 111 완산구 Wansan-gu
 113 덕진구 Deokjin-gu
130 군산시 Gunsan-si
140 익산시 Iksan-si
180 정읍시 Jeongeup-si
190 남원시 Namwon-si
210 김제시 Gimje-si
710 완주군 Wanju-gun
720 진안군 Jinan-gun
730 무주군 Muju-gun
740 장수군 Jangsu-gun
750 임실군 Imsil-gun
770 순창군 Sunchang-gun
790 고창군 Gochang-gun
800 부안군 Buan-gun
`

/** Provinces whose number changed as a whole: the old district codes differ from the new in two digits. */
export const renumberedProvinces = [
  { from: '42', name: '강원도', to: '51' },
  { from: '45', name: '전라북도', to: '52' },
] as const

/** Districts that moved, merged or were renamed on their own. */
export const renumberedDistricts = `
28170 인천광역시 남구 28177
41730 경기도 여주군 41670
43710 충청북도 청원군 43110
44730 충청남도 연기군 36110
44830 충청남도 당진군 44270
47720 경상북도 군위군 27720
48110 경상남도 창원시 48120
48160 경상남도 마산시 48120
48190 경상남도 진해시 48120
49 제주도 50
49110 제주도 제주시 50110
49130 제주도 서귀포시 50130
49710 제주도 북제주군 50110
49720 제주도 남제주군 50130
`
