// The engines of each class of car. Each line of a class: ko|en|fuel|years in which it was built in.

export const engines: Readonly<Record<string, string>> = {
  k: `
가솔린 1.0|Petrol 1.0|gasoline|
LPG 1.0|LPG 1.0|LPG|2004-2017`,
  s: `
가솔린 1.4|Petrol 1.4|gasoline|
가솔린 1.6|Petrol 1.6|gasoline|
디젤 1.6|Diesel 1.6|diesel|2005-2018`,
  c: `
가솔린 1.6|Petrol 1.6|gasoline|
디젤 1.6|Diesel 1.6|diesel|2005-2020
LPi 1.6|LPi 1.6|LPG|2009-
하이브리드 1.6|Hybrid 1.6|hybrid_G|2010-`,
  m: `
가솔린 2.0|Petrol 2.0|gasoline|
가솔린 터보 1.6|Petrol turbo 1.6|gasoline|2014-
디젤 1.7|Diesel 1.7|diesel|2011-2019
LPi 2.0|LPi 2.0|LPG|2000-
하이브리드 2.0|Hybrid 2.0|hybrid_G|2011-`,
  l: `
가솔린 2.5|Petrol 2.5|gasoline|
가솔린 3.3|Petrol 3.3|gasoline|2005-
LPi 3.0|LPi 3.0|LPG|2005-
하이브리드 2.4|Hybrid 2.4|hybrid_G|2013-`,
  u: `
가솔린 터보 1.4|Petrol turbo 1.4|gasoline|
가솔린 터보 1.6|Petrol turbo 1.6|gasoline|2015-
디젤 1.6|Diesel 1.6|diesel|2010-2021`,
  v: `
가솔린 터보 1.6 2WD|Petrol turbo 1.6 2WD|gasoline|2015-
가솔린 2.0 2WD|Petrol 2.0 2WD|gasoline|1990-2019
디젤 2.0 2WD|Diesel 2.0 2WD|diesel|1998-
디젤 2.0 4WD|Diesel 2.0 4WD|diesel|1998-
하이브리드 1.6 2WD|Hybrid 1.6 2WD|hybrid_G|2020-`,
  w: `
가솔린 3.8 4WD|Petrol 3.8 4WD|gasoline|2006-
디젤 2.2 2WD|Diesel 2.2 2WD|diesel|
디젤 3.0 4WD|Diesel 3.0 4WD|diesel|2000-2024`,
  r: `
가솔린 3.5|Petrol 3.5|gasoline|2005-
디젤 2.2|Diesel 2.2|diesel|1998-
LPG 2.7|LPG 2.7|LPG|1999-2014
하이브리드 1.6|Hybrid 1.6|hybrid_G|2023-`,
  b: `
디젤 2.5|Diesel 2.5|diesel|1990-2021
디젤 2.2|Diesel 2.2|diesel|2021-
LPG 2.4|LPG 2.4|LPG|`,
  t: `
디젤 2.5 2WD|Diesel 2.5 2WD|diesel|
디젤 2.5 4WD|Diesel 2.5 4WD|diesel|2004-
LPG 2.5 2WD|LPG 2.5 2WD|LPG|2003-`,
  g: `
하이브리드 1.6|Hybrid 1.6|hybrid_G|
플러그인 하이브리드 1.6|Plug-in hybrid 1.6|hybrid|2017-2022`,
  h: `
수소전기|Fuel cell|other|`,
  e: `
전기 2WD|Electric 2WD|electric|
전기 AWD|Electric AWD|electric|2018-`,
  p: `
가솔린 터보 2.0|Petrol turbo 2.0|gasoline|
가솔린 3.3|Petrol 3.3|gasoline|2008-`,
  ic: `
가솔린 1.4|Petrol 1.4|gasoline|
가솔린 2.0|Petrol 2.0|gasoline|
디젤 2.0|Diesel 2.0|diesel|2004-2023`,
  im: `
가솔린 2.0|Petrol 2.0|gasoline|
가솔린 3.0|Petrol 3.0|gasoline|
디젤 2.0|Diesel 2.0|diesel|2005-2023
플러그인 하이브리드 2.0|Plug-in hybrid 2.0|hybrid_G|2016-`,
  il: `
가솔린 3.0|Petrol 3.0|gasoline|
가솔린 4.4|Petrol 4.4|gasoline|
디젤 3.0|Diesel 3.0|diesel|2005-2022`,
  iu: `
가솔린 1.5|Petrol 1.5|gasoline|2014-
가솔린 2.0|Petrol 2.0|gasoline|
디젤 2.0|Diesel 2.0|diesel|2009-2023`,
  iv: `
가솔린 2.0 AWD|Petrol 2.0 AWD|gasoline|
디젤 2.0 AWD|Diesel 2.0 AWD|diesel|2006-2023
가솔린 3.0 AWD|Petrol 3.0 AWD|gasoline|`,
  iw: `
가솔린 3.0 AWD|Petrol 3.0 AWD|gasoline|
디젤 3.0 AWD|Diesel 3.0 AWD|diesel|2004-2023
가솔린 4.4 AWD|Petrol 4.4 AWD|gasoline|`,
  ig: `
가솔린 2.5|Petrol 2.5|gasoline|
하이브리드 2.5|Hybrid 2.5|hybrid_G|2009-`,
  ir: `
가솔린 3.5|Petrol 3.5|gasoline|
하이브리드 2.5|Hybrid 2.5|hybrid_G|2020-`,
  ip: `
가솔린 2.0|Petrol 2.0|gasoline|
가솔린 4.0|Petrol 4.0|gasoline|`,
}
