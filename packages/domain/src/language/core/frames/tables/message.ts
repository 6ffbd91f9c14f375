import { singular } from '../../../planner/names.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { isBackground } from '../context.ts';
import { readAdded } from './added.ts';
import { readList, put, tableCalled } from './drafts.ts';
import { readLooseRule } from './looseRules.ts';
import { inserting, ruled, ruling } from './messageWords.ts';
import { candidates, isRequest } from './names.ts';
import { readListed, readRule, readSingle } from './relations.ts';
import { additions, spans } from './spans.ts';
import { isTaken, Store } from './store.ts';
import { isOfProject, namedIn, takeList } from './targets.ts';
import { type UsedAs, unusedParts, wordsOf } from './unused.ts';

/** How a statement was read, with the text of it that describes columns. */
interface Used {
  readonly text: string;
  readonly as?: UsedAs;
}

/** What a message describes, statement by statement. */
export class Message {
  readonly store: Store;
  /** Parts that nothing uses and that may matter. */
  readonly left: string[] = [];
  /** Statements that tell a story. */
  readonly background: string[] = [];
  private readonly uses: { readonly statement: string; readonly used: Used }[] = [];

  constructor(index: CoreIndex) {
    this.store = new Store(index);
  }

  /** Parts of the statements that were read which nothing uses. */
  unused(): readonly string[] {
    const described = this.store.drafts.flatMap(({ name, said, columns }) => [
      ...wordsOf(`${name} ${said}`),
      ...columns.flatMap((column) => wordsOf(column.name)),
    ]);
    return this.uses.flatMap(({ statement, used }) =>
      unusedParts(statement, new Set([...described, ...wordsOf(used.text)]), used.as),
    );
  }

  /** Takes up one statement. */
  read(statement: string): void {
    const used = this.use(statement);
    if (used) this.uses.push({ statement, used });
    else if (unusedParts(statement, new Set()).length === 0) return;
    else if (isBackground(statement) || this.isStory(statement)) this.background.push(statement);
    else this.left.push(statement);
  }

  /** The part of a statement that describes something; undefined where none does. */
  private use(statement: string): Used | undefined {
    const { store } = this;
    const listed = readListed(statement, store);
    if (listed !== undefined) return { text: listed };
    if (inserting.test(statement) && (store.drafts.length > 0 || !isRequest(statement))) return undefined;
    const rule = store.drafts.length > 0 ? readRule(statement, store) : undefined;
    if (rule) return { text: '', as: rule };
    if (readSingle(statement, store)) return { text: '' };
    return (
      this.addition(statement) ?? this.list(statement) ?? this.request(statement) ?? this.beginning(statement)
    );
  }

  /** More columns of a table of the project, or of the table described before. */
  private addition(statement: string): Used | undefined {
    const { store } = this;
    const { current } = store;
    const found = store.drafts.every(({ existing }) => existing)
      ? readAdded(statement, store.index.tables)
      : undefined;
    if (found) {
      const draft =
        store.drafts.find(({ existing }) => existing === found.table) ??
        store.begin(found.table.name, found.table.name, found.table);
      put(draft, found.columns);
      this.left.push(...found.left.filter((part) => !readLooseRule(part, draft)));
      this.background.push(...found.background);
      return { text: `${found.table.name} ${found.list}` };
    }
    const added = additions(statement);
    if (current && added !== undefined && !/ with /iu.test(added) && !isRequest(statement)) {
      const { columns, left } = readList(added, store.known([current]));
      if (columns.length > 0 && left.length === 0) {
        put(current, columns);
        return { text: added };
      }
    }
    if (!current || !ruled.test(statement)) return undefined;
    const { columns, left } = readList(statement, store.known([current]));
    const [column] = columns;
    if (!column || columns.length > 1 || left.length > 0 || Object.keys(column).length < 3) return undefined;
    put(current, columns);
    return { text: statement };
  }

  /** A list of columns after words that say what it is about. */
  private list(statement: string): Used | undefined {
    const isAdded = this.store.current?.existing !== undefined && this.store.current.columns.length > 0;
    for (const span of spans(statement)) {
      // Beside new columns of a table, a bare list is no list of columns: `mothers and fathers: yes`.
      if (isAdded && span.before === '') continue;
      const list = takeList(span, this.store);
      if (!list) continue;
      this.left.push(...list.left);
      this.background.push(...list.background);
      return { text: span.list };
    }
    return undefined;
  }

  /** A table that is asked for, whose columns come later. */
  private request(statement: string): Used | undefined {
    if (!isRequest(statement)) return undefined;
    const { store } = this;
    if (namedIn(statement, 0, store)) return { text: '' };
    const found = candidates(statement);
    if (store.drafts.length > 0 || found.some(({ score }) => score > 2) || isOfProject(found, store))
      return undefined;
    store.begin('', '');
    return { text: '' };
  }

  /** The beginning of a message: a bare list of columns, or a heading. */
  private beginning(statement: string): Used | undefined {
    const { store } = this;
    if (store.current) return undefined;
    const { columns, left } = readList(statement, store.known([]));
    const items = statement.split(',');
    const isList =
      items.length > 2 &&
      items.every((item) => item.trim().split(/\s+/u).length < 7) &&
      !/["“]/u.test(statement);
    if (isList && columns.length > 2 && left.length === 0) {
      put(store.begin('', ''), columns);
      return { text: statement };
    }
    const isShort = /^[^,:;()]{2,40}$/u.test(statement) && statement.split(/\s+/u).length < 5;
    const [heading] = isShort ? candidates(statement) : [];
    if (!heading || heading.score < 6 || store.meant(heading.name) || isTaken(heading.said, store.index))
      return undefined;
    store.begin(heading.name, heading.said);
    return { text: '' };
  }

  /** True for an introduction to a request: it comes before all tables, names none of the project and states no rule. */
  private isStory(statement: string): boolean {
    const { drafts, index } = this.store;
    return (
      drafts.length === 0 &&
      !ruling.test(statement) &&
      !statement.includes(':') &&
      statement.split(',').length < 3 &&
      wordsOf(statement).every(
        (word) => word.length < 3 || tableCalled(singular(word), index.tables) === undefined,
      )
    );
  }
}
