/**
 * Names of the 380 Polish counties (powiat) by TERYT: land counties of a province in code order, then cities with county rights as `code:name`.
 * The gazetteer's own data carries only the code; Polish names of land counties are adjectives that no rule derives from the seat.
 */
const land: Readonly<Record<string, string>> = {
  '02': 'bolesławiecki dzierżoniowski głogowski górowski jaworski karkonoski kamiennogórski kłodzki legnicki lubański lubiński lwówecki milicki oleśnicki oławski polkowicki strzeliński średzki świdnicki trzebnicki wałbrzyski wołowski wrocławski ząbkowicki zgorzelecki złotoryjski',
  '04': 'aleksandrowski brodnicki bydgoski chełmiński golubsko-dobrzyński grudziądzki inowrocławski lipnowski mogileński nakielski radziejowski rypiński sępoleński świecki toruński tucholski wąbrzeski włocławski żniński',
  '06': 'bialski biłgorajski chełmski hrubieszowski janowski krasnostawski kraśnicki lubartowski lubelski łęczyński łukowski opolski parczewski puławski radzyński rycki świdnicki tomaszowski włodawski zamojski',
  '08': 'gorzowski krośnieński międzyrzecki nowosolski słubicki strzelecko-drezdenecki sulęciński świebodziński zielonogórski żagański żarski wschowski',
  10: 'bełchatowski kutnowski łaski łęczycki łowicki łódzki_wschodni opoczyński pabianicki pajęczański piotrkowski poddębicki radomszczański rawski sieradzki skierniewicki tomaszowski wieluński wieruszowski zduńskowolski zgierski brzeziński',
  12: 'bocheński brzeski chrzanowski dąbrowski gorlicki krakowski limanowski miechowski myślenicki nowosądecki nowotarski olkuski oświęcimski proszowicki suski tarnowski tatrzański wadowicki wielicki',
  14: 'białobrzeski ciechanowski garwoliński gostyniński grodziski grójecki kozienicki legionowski lipski łosicki makowski miński mławski nowodworski ostrołęcki ostrowski otwocki piaseczyński płocki płoński pruszkowski przasnyski przysuski pułtuski radomski siedlecki sierpecki sochaczewski sokołowski szydłowiecki - warszawski_zachodni węgrowski wołomiński wyszkowski zwoleński żuromiński żyrardowski',
  16: 'brzeski głubczycki kędzierzyńsko-kozielski kluczborski krapkowicki namysłowski nyski oleski opolski prudnicki strzelecki',
  18: 'bieszczadzki brzozowski dębicki jarosławski jasielski kolbuszowski krośnieński leżajski lubaczowski łańcucki mielecki niżański przemyski przeworski ropczycko-sędziszowski rzeszowski sanocki stalowowolski strzyżowski tarnobrzeski leski',
  20: 'augustowski białostocki bielski grajewski hajnowski kolneński łomżyński moniecki sejneński siemiatycki sokólski suwalski wysokomazowiecki zambrowski',
  22: 'bytowski chojnicki człuchowski gdański kartuski kościerski kwidzyński lęborski malborski nowodworski pucki słupski starogardzki tczewski wejherowski sztumski',
  24: 'będziński bielski cieszyński częstochowski gliwicki kłobucki lubliniecki mikołowski myszkowski pszczyński raciborski rybnicki tarnogórski bieruńsko-lędziński wodzisławski zawierciański żywiecki',
  26: 'buski jędrzejowski kazimierski kielecki konecki opatowski ostrowiecki pińczowski sandomierski skarżyski starachowicki staszowski włoszczowski',
  28: 'bartoszycki braniewski działdowski elbląski ełcki giżycki iławski kętrzyński lidzbarski mrągowski nidzicki nowomiejski olecki olsztyński ostródzki piski szczycieński gołdapski węgorzewski',
  30: 'chodzieski czarnkowsko-trzcianecki gnieźnieński gostyński grodziski jarociński kaliski kępiński kolski koniński kościański krotoszyński leszczyński międzychodzki nowotomyski obornicki ostrowski ostrzeszowski pilski pleszewski poznański rawicki słupecki szamotulski średzki śremski turecki wągrowiecki wolsztyński wrzesiński złotowski',
  32: 'białogardzki choszczeński drawski goleniowski gryficki gryfiński kamieński kołobrzeski koszaliński myśliborski policki pyrzycki sławieński stargardzki szczecinecki świdwiński wałecki łobeski',
};

const cities =
  '0261:Jelenia Góra 0262:Legnica 0264:Wrocław 0265:Wałbrzych 0461:Bydgoszcz 0462:Grudziądz 0463:Toruń 0464:Włocławek 0661:Biała Podlaska 0662:Chełm 0663:Lublin 0664:Zamość 0861:Gorzów Wielkopolski 0862:Zielona Góra 1061:Łódź 1062:Piotrków Trybunalski 1063:Skierniewice 1261:Kraków 1262:Nowy Sącz 1263:Tarnów 1461:Ostrołęka 1462:Płock 1463:Radom 1464:Siedlce 1465:Warszawa 1661:Opole 1861:Krosno 1862:Przemyśl 1863:Rzeszów 1864:Tarnobrzeg 2061:Białystok 2062:Łomża 2063:Suwałki 2261:Gdańsk 2262:Gdynia 2263:Słupsk 2264:Sopot 2461:Bielsko-Biała 2462:Bytom 2463:Chorzów 2464:Częstochowa 2465:Dąbrowa Górnicza 2466:Gliwice 2467:Jastrzębie-Zdrój 2468:Jaworzno 2469:Katowice 2470:Mysłowice 2471:Piekary Śląskie 2472:Ruda Śląska 2473:Rybnik 2474:Siemianowice Śląskie 2475:Sosnowiec 2476:Świętochłowice 2477:Tychy 2478:Zabrze 2479:Żory 2661:Kielce 2861:Elbląg 2862:Olsztyn 3061:Kalisz 3062:Konin 3063:Leszno 3064:Poznań 3261:Koszalin 3262:Szczecin 3263:Świnoujście';

const landCounties = Object.entries(land).flatMap(([province, names]) =>
  names.split(' ').map((name, index): [string, string] => [`${province}${String(index + 1).padStart(2, '0')}`, name.replace('_', ' ')]),
);
const cityCounties = [...cities.matchAll(/(\d{4}):(\D+?)(?= \d|$)/g)].map(([, code = '', name = '']): [string, string] => [code, name]);

/** County name by four-digit TERYT code. */
export const countyByTeryt: ReadonlyMap<string, string> = new Map([...landCounties, ...cityCounties].filter(([, name]) => name !== '-'));

/** Is the county a city with county rights? Their codes begin at 61. */
export const isCityCounty = (teryt: string): boolean => Number(teryt.slice(2)) >= 61;
