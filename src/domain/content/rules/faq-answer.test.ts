import { describe, expect, it } from 'vitest';
import { answerOf, plainHtml, withoutPersonalData } from './faq-answer.ts';

describe('what leaves for a model', () => {
  it.each([
    ['Mój adres to anna.lipska@firma.example, co dalej?', 'Mój adres to … co dalej?'],
    ['NIP 525-000-73-13 jest zajęty', 'NIP … jest zajęty'],
    ['PESEL 90010112345', 'PESEL …'],
    ['dzwońcie +48 600 100 200', 'dzwońcie …'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'PL…'],
    ['Czy 12 miesięcy i 25 000 zł to dużo?', 'Czy 12 miesięcy i 25 000 zł to dużo?'],
    ['art. 660 KC z 1964 r.', 'art. 660 KC z 1964 r.'],
  ])('%s', (question, left) => {
    expect(withoutPersonalData(question)).toBe(left);
  });
});

describe('what is shown of a draft', () => {
  it('is paragraphs, bold words and sources that exist, in their order', () => {
    expect(answerOf({ paragraphs: ['Tak.[2] **Zawsze**.[99]', ' Też.[1] Jeszcze raz. [2]'] })).toEqual({
      html:
        '<p>Tak.<sup><a href="#qualified-signature">1</a></sup> <b>Zawsze</b>.</p>' +
        '<p>Też.<sup><a href="#written-form">2</a></sup> Jeszcze raz.<sup><a href="#qualified-signature">1</a></sup></p>',
      sources: ['qualified-signature', 'written-form'],
    });
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[klik](https://evil.example)',
    '**<b onclick=x>**',
    '"><svg/onload=1>',
    "' onmouseover='x",
  ])('holds no markup of its own: %s', (text) => {
    const html = answerOf({ paragraphs: [`${text} [1]`] })?.html ?? '';
    const known = /<p>|<\/p>|<b>|<\/b>|<sup><a href="#written-form">1<\/a><\/sup>/g;
    expect(html.replace(known, '')).not.toMatch(/[<>"']/);
  });

  it.each([[[]], [['']], [['Bez źródła.']], [['Zmyślone.[99]']]])('is nothing when it rests on nothing: %j', (paragraphs) => {
    expect(answerOf({ paragraphs })).toBeNull();
  });

  it('has its limits', () => {
    const long = answerOf({ paragraphs: [...Array.from({ length: 20 }, () => 'Zdanie.[1]'), `${'x'.repeat(9_000)}[2]`] });
    expect(long?.html.match(/<p>/g)).toHaveLength(6);
    expect(answerOf({ paragraphs: [`[1]${'x'.repeat(9_000)}`] })?.html.length).toBeLessThan(2_200);
  });

  it('of a text of ours is the same harmless HTML', () => {
    expect(plainHtml('A < B & "C"')).toBe('<p>A &lt; B &amp; &quot;C&quot;</p>');
  });
});
