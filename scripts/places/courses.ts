/**
 * The courses of the main roads of Poland: the towns that each one passes, in order. Where a road runs is no secret of a map; we draw it straight
 * from town to town, so that a pin shows which road is near. Names are those of the gazetteer; of two towns of one name the nearer to the last is meant.
 */
export const courses: readonly (readonly [number: string, towns: string])[] = [
  [
    'A1',
    'Gdańsk, Pruszcz Gdański, Nowe, Grudziądz, Chełmża, Toruń, Ciechocinek, Włocławek, Kowal, Krośniewice, Stryków, Brzeziny, Tuszyn, Piotrków Trybunalski, Kamieńsk, Radomsko, Częstochowa, Koziegłowy, Piekary Śląskie, Gliwice, Knurów, Żory, Wodzisław Śląski',
  ],
  [
    'A2',
    'Słubice, Rzepin, Torzym, Świebodzin, Trzciel, Nowy Tomyśl, Buk, Luboń, Września, Słupca, Konin, Koło, Uniejów, Ozorków, Stryków, Łowicz, Żyrardów, Grodzisk Mazowiecki, Pruszków, Warszawa, Mińsk Mazowiecki, Kałuszyn, Siedlce, Międzyrzec Podlaski, Biała Podlaska, Terespol',
  ],
  [
    'A4',
    'Zgorzelec, Bolesławiec, Chojnów, Legnica, Kąty Wrocławskie, Wrocław, Oława, Brzeg, Krapkowice, Strzelce Opolskie, Gliwice, Ruda Śląska, Katowice, Mysłowice, Jaworzno, Chrzanów, Kraków, Wieliczka, Bochnia, Brzesko, Tarnów, Dębica, Ropczyce, Rzeszów, Łańcut, Przeworsk, Jarosław, Radymno',
  ],
  [
    'S3',
    'Świnoujście, Wolin, Goleniów, Pyrzyce, Myślibórz, Gorzów Wielkopolski, Skwierzyna, Międzyrzecz, Świebodzin, Sulechów, Zielona Góra, Nowa Sól, Polkowice, Lubin, Legnica, Jawor, Bolków, Kamienna Góra, Lubawka',
  ],
  ['S5', 'Grudziądz, Świecie, Bydgoszcz, Szubin, Żnin, Gniezno, Poznań, Stęszew, Kościan, Śmigiel, Leszno, Rawicz, Żmigród, Trzebnica, Wrocław'],
  ['S6', 'Szczecin, Goleniów, Nowogard, Płoty, Kołobrzeg, Koszalin, Sławno, Słupsk, Lębork, Wejherowo, Gdynia, Gdańsk'],
  [
    'S7',
    'Gdańsk, Nowy Dwór Gdański, Elbląg, Pasłęk, Ostróda, Olsztynek, Nidzica, Mława, Płońsk, Łomianki, Warszawa, Grójec, Białobrzegi, Radom, Szydłowiec, Skarżysko-Kamienna, Kielce, Jędrzejów, Miechów, Słomniki, Kraków, Myślenice, Rabka-Zdrój, Nowy Targ',
  ],
  [
    'S8',
    'Kudowa-Zdrój, Kłodzko, Ząbkowice Śląskie, Wrocław, Oleśnica, Syców, Kępno, Wieruszów, Złoczew, Sieradz, Zduńska Wola, Łask, Pabianice, Piotrków Trybunalski, Tomaszów Mazowiecki, Rawa Mazowiecka, Mszczonów, Warszawa, Marki, Radzymin, Wyszków, Ostrów Mazowiecka, Zambrów, Białystok, Augustów, Suwałki',
  ],
  ['S17', 'Warszawa, Garwolin, Ryki, Lublin, Piaski, Krasnystaw, Zamość, Tomaszów Lubelski'],
  [
    'S19',
    'Białystok, Bielsk Podlaski, Siemiatycze, Międzyrzec Podlaski, Radzyń Podlaski, Kock, Lubartów, Lublin, Kraśnik, Janów Lubelski, Nisko, Sokołów Małopolski, Rzeszów, Krosno, Dukla',
  ],
  ['S61', 'Ostrów Mazowiecka, Łomża, Szczuczyn, Ełk, Suwałki'],
  ['S1', 'Mysłowice, Tychy, Bielsko-Biała, Żywiec'],
  ['S52', 'Bielsko-Biała, Skoczów, Cieszyn'],
  ['9', 'Radom, Iłża, Ostrowiec Świętokrzyski, Opatów, Tarnobrzeg, Kolbuszowa, Rzeszów'],
  ['10', 'Szczecin, Stargard, Recz, Kalisz Pomorski, Wałcz, Piła, Wyrzysk, Bydgoszcz, Toruń, Lipno, Sierpc, Płońsk'],
  [
    '11',
    'Koszalin, Bobolice, Szczecinek, Jastrowie, Piła, Chodzież, Oborniki, Poznań, Kórnik, Środa Wielkopolska, Jarocin, Pleszew, Ostrów Wielkopolski, Kępno, Kluczbork, Olesno, Lubliniec, Tarnowskie Góry, Bytom',
  ],
  ['12', 'Głogów, Leszno, Gostyń, Jarocin, Kalisz, Sieradz'],
  ['12', 'Piotrków Trybunalski, Opoczno, Radom, Zwoleń, Puławy, Lublin, Chełm'],
  ['16', 'Grudziądz, Iława, Ostróda, Olsztyn, Mrągowo, Mikołajki, Orzysz, Ełk, Augustów'],
  ['22', 'Gorzów Wielkopolski, Wałcz, Człuchów, Chojnice, Starogard Gdański, Malbork, Elbląg'],
  ['25', 'Bobolice, Człuchów, Sępólno Krajeńskie, Bydgoszcz, Inowrocław, Konin, Kalisz'],
  ['28', 'Wadowice, Nowy Sącz, Gorlice, Jasło, Krosno, Sanok, Przemyśl'],
  ['30', 'Zgorzelec, Lubań, Jelenia Góra, Bolków'],
  ['35', 'Wrocław, Świdnica, Wałbrzych'],
  ['46', 'Kłodzko, Nysa, Opole, Lubliniec, Częstochowa'],
  ['60', 'Kutno, Gostynin, Płock, Ciechanów'],
  ['73', 'Kielce, Busko-Zdrój, Dąbrowa Tarnowska, Tarnów'],
  ['74', 'Piotrków Trybunalski, Końskie, Kielce, Opatów'],
];
