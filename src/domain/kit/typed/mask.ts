const address = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;
/** Numbers of people, companies and accounts: nine digits and more, also in groups. */
const longNumber = /(?<![\w.-])\d(?:[ -]?\d){8,}(?![\w-])/g;

/**
 * A text of the machine without what may name a person: addresses and long numbers become `…`. `550 <anna@firma.pl>: no such user` becomes
 * `550 <…>: no such user`; identifiers, ports and hashes stay.
 */
export const withoutPeople = (text: string): string => text.replace(address, '…').replace(longNumber, '…');
