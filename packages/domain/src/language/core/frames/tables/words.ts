/** The words of a text as a set. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u));
}

/** Cues that only say that something is to be stored, or join its parts. */
export const joining = setOf(
  `polite function create add want table column row each every and or must can link write which who when with by to from in of
for per now new first is have all this me own how-many`,
);

/** Cues of a rule on what is stored. */
export const ruling = setOf(
  `not never only required optional unique twice same default empty more less at-least at-most between before after without
nobody if`,
);

/** Other words for storing something, for the place where it is stored and for its parts. */
export const storing = setOf(
  `keep keeps keeping kept track tracking tracked note noting noted jot save saving saved store storing stored log
logging collect collecting manage managing remember remembering hold holding holds organise organize organising
document monitor capture recorded recording records registered registering listing fill filled know type place
somewhere something space spot home book books box section area way registry ledger tracker database inventory
overview form system file files notebook rota roster journal archive planner schedule index board
spreadsheet logbook tabl lsit contain contains containing include includes including consisting consists
comprising following follows details detail info information data headings heading show shows single small
little simple proper quick nice basic separate extra another big whole different various full complete central
tidy sorted sort kind needed wanted required possible like mk kindly gonna wanna gimme computer app paper folk
people person someone everyone belongs belong connected record list columns yes you you'd you'll would set up
where make making doing having being come comes coming grateful obliged glad happy appreciate good great lovely
wish that's it's its two three four five six both i'd i'm i've i'll we'd we've we'll we're let's let down
maintain maintaining somehow properly digital digitally namely specifically means meaning etc stuff thing things
bit tell ones thanking able sure possibility room`,
);

/** Words of a rule that are no cues. */
export const limits = setOf(
  `negative positive zero nothing below above than left blank filled given there allowed always account cannot can't cant don't
dont entered be repeated duplicated day any`,
);

/** Words of a relation between what is stored. */
export const relating = setOf(
  `thats refer refers point points many several delete remove anyone anybody got once log`,
);

/** Words that ask for something else than a change of what is stored: code, a site, messages. */
export const elsewhere = setOf(
  `site website homepage webpage page button repo repository branch commit merge deploy publish domain certificate server header
footer logo html css readme licence license password login backup alert reminder poem gallery
excel csv import export upload google facebook stripe paypal chart`,
);
