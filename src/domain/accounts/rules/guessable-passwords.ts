/** Which passwords are guessed first, whatever their length and letters (OWASP ASVS 5, 6.2.4). The server refuses by it; a form fetches it to say so while a password is typed. */

import { fold, withoutMarks } from '../../kit/typed/fold.ts';

/** Words that lists of leaked passwords begin with, in English and Polish: what attackers try with capitals, digits and signs around them. */
const common = `
access account admin administrator adobe alaska alexander amanda america andrea andrew angel angels anthony apple arsenal ashley asshole austin
badboy bailey banana barcelona baseball basketball batman beautiful bigdog blessed blink blue boomer boston brandon buddy buster butterfly
cameron captain carlos charlie cheese chelsea chester chicken chocolate chris christian coffee compaq computer cookie corvette cowboy crystal
daniel danielle default demo diablo diamond discovery doctor dolphin donald dragon eagle eagles edward elizabeth eminem everton
falcon family ferrari fishing flower football forever freedom friend friends fuck fuckyou gateway george gfhjkm ginger godzilla golfer google guest guitar
hannah happy hardcore harley heather hello hockey hunter iceman iloveyou internet jackson jasmine jasper jennifer jessica jordan joseph joshua justin
killer knight lakers letmein linkedin liverpool lovely loveme lover maggie manager master matrix matthew maverick melissa mercedes merlin michael michelle
mickey midnight monkey monster morgan mother mustang naruto nascar natasha nicole nothing numberone oliver orange
pass password passwort passwd patrick peanut pepper phoenix player pokemon princess purple qwert qwerty qwertz rabbit raiders ranger rainbow robert rockyou root
samantha samsung scooter secret secure service shadow silver skywalker slayer slipknot snoopy soccer spider spiderman starwars steelers stella summer sunshine superman
support surfer sweet system taylor tennis test tester testing thomas thunder tiger tigger toyota trustnoone user victoria welcome whatever william winner winter wizard yankees yellow
adam adas adrian agata agnieszka alan ala aleksandra aleksander alicja andrzej ania anna antek arek artur asia bartek bartosz basia barbara beata blazej bogdan dagmara
damian daniel danuta daria darek dariusz dawid dominik dominika dorota edyta ela elzbieta emilia ewa ewelina filip franek gabriela gosia grazyna grzegorz hania hanna hubert
igor irena iwona iza izabela jacek jadwiga jakub jan janek janusz jarek jerzy joanna jola julia justyna kacper kamil kamila karol karolina kasia katarzyna kinga klaudia
konrad krystian krystyna krzysiek krzysztof kuba laura lena lukasz maciek maciej magda magdalena maja malgorzata marcin marek maria mariusz marta martyna mateusz michal mikolaj
milena milosz monika natalia ola oliwia olek patrycja patryk paulina pawel piotr piotrek przemek radek rafal renata robert roksana roman ryszard sandra sebastian slawek stefan
sylwia szymon tadeusz tomasz tomek urszula wanda weronika wiktoria wojtek wojciech zbyszek zofia zosia zuzanna zuzia
aniolek biedronka bmw brudas buziaczek chomik cukierek czekolada dom domek domino dupa dziecko gwiazda haslo hasla informatyka jaguar jestem kaczka kicia kochanie kocham kochamcie
kociak komputer konto koteczek kotek krolewna krowa kurwa kwiatek kwiatuszek legia lech lalka lolek malina mama mamusia maluch matka mis misia misiaczek misiek moje mojehaslo motyl muzyka
myszka nadzieja niebo niewiem niunia nokia pamela pieczarka pieniadze pies piesek pilka pogoda polska polskagora praca pszczola puszek rodzina samochod siemano skorpion slonce sloneczko slonko
spadaj stokrotka szatan szkola tajne tajnehaslo tata telefon truskawka tygrys tygrysek tymbark wakacje widzew wilk wisla witaj zajac zajebista zaba zabka zegarek
bialystok bydgoszcz czestochowa gdansk gdynia gliwice katowice kielce krakow lodz lublin olsztyn opole poznan radom rzeszow sopot szczecin torun tychy warszawa wroclaw zabrze
styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien pazdziernik listopad grudzien poniedzialek wtorek sroda czwartek piatek sobota niedziela wiosna lato jesien zima
january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday spring autumn
`;
const words: ReadonlySet<string> = new Set(common.split(/\s+/).filter(Boolean));

/** The product's own name is the first guess here; in a longer phrase it does no harm. */
const own = 'parter';

/** Letters as they lie side by side, read both ways. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaqxswcdevfrbgtnhymjukilop',
  'zaqwsxcderfvbgtyhnmju',
];
const runs: readonly string[] = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** Digits and signs that stand for letters. */
const letterOf: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

/** Whose password it is: what others know of them is guessed, too. */
export type PasswordOwner = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** Fewer letters are no word. */
const shortest = 3;

const lettersOf = (text: string): string => text.replace(/[^a-z]/g, '');

/**
 * The letters of a password without what is put around and in place of them.
 *
 *     P@ssw0rd-2026!   is   password
 */
const coreOf = (plain: string): string =>
  lettersOf(plain.replace(/^[^a-z@$]+|[^a-z@$]+$/g, '').replace(/[013457@$!]/g, (sign) => letterOf[sign] ?? ''));

/** What is written again and again is as good as once: `haslohaslo` is `haslo`, `aaaaaaa` is `a`. */
const once = (core: string): string => /^(.+?)\1+$/.exec(core)?.[1] ?? core;

/**
 * Whether a password is guessed soon: a common word or two of them, the owner's names or address, the product's name, letters in a row
 * of the keyboard or the alphabet, or one letter over and over, each with any capitals, digits and signs
 * (docs/rules/accounts.md#passwords).
 */
export const isGuessable = (password: string, owner: PasswordOwner): boolean => {
  const plain = withoutMarks(password);
  const known = new Set(
    [owner.firstName, owner.lastName, ...(owner.email.split('@')[0] ?? '').split(/[^\p{L}]+/u)].map((text) => lettersOf(fold(text))),
  );
  const isKnown = (word: string): boolean => word.length >= shortest && (words.has(word) || known.has(word));
  const isGuessed = (core: string): boolean => {
    const word = once(core);
    // Hardly any letter: only digits make up the rest, or one letter is written again and again.
    if (word.length < shortest) return core.length >= shortest || /^[a-z\d]*$/.test(plain);
    if (word === own || isKnown(word) || runs.some((run) => run.includes(word))) return true;
    return [...word].some((_, at) => isKnown(word.slice(0, at)) && isKnown(word.slice(at)));
  };
  const cores = [coreOf(plain), lettersOf(plain)];
  return cores.some(isGuessed);
};
