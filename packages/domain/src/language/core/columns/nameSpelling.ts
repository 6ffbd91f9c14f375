import { corrected, edits } from '../spelling.ts';

/** Common words of names, for spelling: long enough that one edit does not make another word of them. */
const common = new Set(
  `address addresses customer customers supplier suppliers product products invoice invoices payment payments member members
teacher teachers student students course courses lesson lessons training trainings tournament tournaments vineyard vineyards
delivery deliveries delivers category categories quantity quantities description location telephone contact contacts
birthday company companies equipment appointment appointments booking bookings reservation reservations employee employees
message messages comment comments number numbers amount amounts surname language languages country machine machines repair
repairs project projects ticket tickets vehicle vehicles recipe recipes ingredient ingredients meeting meetings article articles
colour colours weight height length temperature expenses expense receipt receipts donation donations contribution contributions
volunteer volunteers patient patients animal animals garden gardens flower flowers bouquet bouquets wedding weddings event events
review reviews subscription subscriptions newsletter website picture pictures department allergy allergies emergency insurance
medicine medicines material materials warehouse inventory maintenance competition competitions registration registrations
complaint complaints request requests contract contracts property properties apartment apartments restaurant restaurants`.split(/\s+/u),
);

const other: Readonly<Record<string, string>> = { kategory: 'category', telefon: 'telephone', adres: 'address', colum: 'column', recieved: 'received', recieve: 'receive', quantaty: 'quantity' };

/** A new name with its misspelt common words put right. */
export function spelledName(name: string): string {
  return name
    .split('_')
    .map((word) => {
      if (Object.hasOwn(other, word)) return other[word] ?? word;
      if (word.length < 6 || common.has(word)) return word;
      const near = corrected(word, common);
      return near !== undefined && edits(word, near) === 1 && near !== `${word}s` && word !== `${near}s` ? near : word;
    })
    .join('_');
}
