import { describe, expect, it } from 'vitest';
import { amountInWords, englishNumber, polishNumber } from './amount-words.ts';
import { grosze } from './money.ts';

describe('amounts in words', () => {
  it.each([
    [0, 'zero złotych 00/100', 'zero zlotys 00/100'],
    [1_00, 'jeden złoty 00/100', 'one zloty 00/100'],
    [2_50, 'dwa złote 50/100', 'two zlotys 50/100'],
    [5_05, 'pięć złotych 05/100', 'five zlotys 05/100'],
    [12_00, 'dwanaście złotych 00/100', 'twelve zlotys 00/100'],
    [21_00, 'dwadzieścia jeden złotych 00/100', 'twenty-one zlotys 00/100'],
    [22_00, 'dwadzieścia dwa złote 00/100', 'twenty-two zlotys 00/100'],
    [112_00, 'sto dwanaście złotych 00/100', 'one hundred twelve zlotys 00/100'],
    [1_000_00, 'tysiąc złotych 00/100', 'one thousand zlotys 00/100'],
    [2_204_99, 'dwa tysiące dwieście cztery złote 99/100', 'two thousand two hundred four zlotys 99/100'],
    [9_600_00, 'dziewięć tysięcy sześćset złotych 00/100', 'nine thousand six hundred zlotys 00/100'],
    [50_000_00, 'pięćdziesiąt tysięcy złotych 00/100', 'fifty thousand zlotys 00/100'],
    [1_001_001_00, 'milion tysiąc jeden złotych 00/100', 'one million one thousand one zlotys 00/100'],
    [23_000_000_00, 'dwadzieścia trzy miliony złotych 00/100', 'twenty-three million zlotys 00/100'],
  ])('%d grosze', (amount, polish, english) => {
    expect(amountInWords(grosze(amount), 'pl')).toBe(polish);
    expect(amountInWords(grosze(amount), 'en')).toBe(english);
  });

  it('reaches the largest amount of the product and refuses a negative one', () => {
    expect(polishNumber(999_999_999_999)).toMatch(/^dziewięćset dziewięćdziesiąt dziewięć miliardów /);
    expect(englishNumber(100_000_000)).toBe('one hundred million');
    expect(() => amountInWords(grosze(-1), 'pl')).toThrow(RangeError);
  });
});
