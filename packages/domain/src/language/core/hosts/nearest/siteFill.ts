import { slotsOf } from '../slots.ts';
import { deploysOf } from '../versions.ts';
import { momentIn } from '../schedule.ts';
import { titleOf } from './said.ts';
import type { Said } from './said.ts';

const canWait = new Set(['publish', 'promote', 'take-offline', 'bring-online']);

/** Words that put something off to the moment that an instruction names. */
function later({ items, context }: Said): string {
  const { day, time, isVague } = momentIn(items, context.today);
  return day === undefined || time === undefined || isVague ? '' : ` on ${day} at ${time}`;
}

function branches(said: Said): readonly string[] {
  const named = said.named('branch').filter((name) => said.context.code.branches.includes(name));
  const spared = said.spared('branch');
  const meant = named.filter((name) => !spared.includes(name));
  const others = meant.filter((name) => name !== said.main);
  return others.length > 0 ? others : meant;
}

function previews(said: Said): readonly string[] {
  const open = said.context.site.previews.map(({ branch }) => branch);
  const named = said.named('branch').filter((name) => open.includes(name));
  return named.length > 0 ? named : open;
}

function rollBacks(said: Said): readonly string[] {
  const list = deploysOf(slotsOf(said.items, [], said.text, said.context));
  const live = said.context.site.live?.id;
  const found = said.versions(list, 'deploy', true);
  const branchOf = new Map(said.context.site.deploys.map(({ id, branch }) => [id, branch]));
  const ofBranch = list.filter(({ id }) => said.named('branch').includes(branchOf.get(id) ?? ''));
  return [...new Set([...found, ...ofBranch, ...list.slice(1)])]
    .filter(({ id }) => id !== live)
    .map((version) => `roll back to ${titleOf(version, list)}`);
}

function domains(said: Said): readonly string[] {
  const typed = said.items
    .filter(({ cat }) => cat === 'domain')
    .map(({ value }) => value.replace(/^https?:\/\//u, '').replace(/\/.*$/u, ''));
  return [...new Set([...typed, ...said.named('domain')])];
}

/** An address of the site that is meant by its parts: "the one with www". */
function described(said: Said): readonly string[] {
  const all = said.context.site.domains.map(({ domain }) => domain);
  const named = domains(said).filter((domain) => all.includes(domain));
  const www = said.has(/\bwww\b/u) ? all.filter((domain) => domain.startsWith('www.')) : [];
  return [...new Set([...named, ...www, ...all])];
}

function scope(said: Said): string {
  const isOther =
    /\b(?:the (?:one|other)|previews?)\b.{0,30}\b(?:already|right|fine|stays?|remains?|as (?:it|is))\b/u;
  const isPreview =
    said.has(/\bpreviews?\b|\btest\b/u) &&
    !said.has(isOther) &&
    !said.has(/\bnot (?:the |for |in |on )*previews?\b/u);
  const isLive =
    said.has(/\blive\b|\breal\b|\bpublic\b|\bvisitors\b|\bproduction\b/u) &&
    !said.has(/\bprev\w+ only|only (?:for |in |on |the )*prev\w+/u);
  return isPreview && isLive
    ? ' for live and previews'
    : isPreview
      ? ' for the previews'
      : isLive
        ? ' for the live site'
        : '';
}

function passwords(said: Said): readonly string[] {
  const quoted = said.items.findLast(({ cat }) => cat === 'quoted')?.value;
  const fresh =
    /\b(\S{4,40}) is (?:the )?new\b|\bnew (?:one|password)(?: is| shall be| should be|:)? ["“]?(\S{4,40}?)["”.!,]?(?=\s|$)|\b(?:become|be|to) ([\w-]*\d[\w-]*)/iu.exec(
      said.text,
    );
  const renewed = fresh?.[1] ?? fresh?.[2] ?? fresh?.[3];
  const match =
    /\b(?:password|passcode|pw|passphrase|code word)\b(?:\s+(?:is|to|be|become|becomes|should|shall|must|of|for|the|site|live|previews?|now|as|=|from|on))*\s*[:=]?\s*["“]?([^\s"”,;]{4,40}?)["”]?[.!,;]?(?=\s|$)/iu.exec(
      said.text,
    );
  const all = [...new Set([renewed, quoted, match?.[1]].filter((value) => value !== undefined))];
  const where = scope(said);
  return [
    ...all
      .filter((value) => !/^(?:please|until|protected|before|that|with|protection)$/iu.test(value))
      .map((value) => `protect the site with the password "${value}"${where}`),
    `protect the site with a password${where}`,
  ];
}

function redirects(said: Said): readonly string[] {
  const paths = said.items.filter(({ cat }) => cat === 'path').map(({ value }) => value);
  const [from, to] = paths;
  return from === undefined || to === undefined
    ? []
    : [`redirect ${from} to ${to}`, `redirect ${to} to ${from}`];
}

/** Figures, addresses and single words that a variable may be set to, those behind a word like "to" first. */
function values({ text }: Said, name: string): readonly string[] {
  const at = text.toUpperCase().indexOf(name);
  const behind = at < 0 ? text : text.slice(at + name.length);
  const quoted = [...text.matchAll(/["“”„]([^"“”„]+)["“”]/gu)].map(([, value = '']) => value);
  const said =
    /(?:\b(?:to|be|is|as|read|say|value|becomes?|now|of)\b|[:=,]|->|→)\s*(?:(?:to|now|be|read|say|the value|value|is|set to)\s+)*["“]?([+\d][\d ()/-]{4,}\d|[^\s,;"”]+[^\s,;"”.!?])/iu.exec(
      behind,
    )?.[1] ??
    /(?:\b(?:to|be|is|as|read|say|value|becomes?)\b|[:=])\s*([^\s,;"]+[^\s,;".!?]|\d)/iu.exec(behind)?.[1];
  const figures = [...behind.matchAll(/(?:^|\s)([+]?\d[\d.]*\d|\d)(?=[\s,;.!?]|$)/gu)].map(
    ([, value = '']) => value,
  );
  const addresses = [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+|https?:\/\/[^\s,]+[\w/]/gu)].map(
    ([value]) => value,
  );
  const found = [...quoted, ...addresses, ...(said === undefined ? [] : [said]), ...figures];
  return [...new Set(found)].filter(
    (value) => value !== '' && !/^(?:the|a|for|on|in|live|it)$/iu.test(value),
  );
}

function variables(said: Said): readonly string[] {
  const typed = said.items.filter(({ cat }) => cat === 'variable').map(({ value }) => value);
  const names = [...new Set([...typed, ...said.named('variable')])];
  return names.flatMap((name) =>
    values(said, name).map((value) => `set the variable ${name} to "${value}"${scope(said)}`),
  );
}

const one = (sentence: string): readonly string[] => [sentence];

/** Sentences that carry out an operation of the site on what an instruction names, the likeliest first. */
export function siteSentences(op: string, said: Said): readonly string[] {
  const when = canWait.has(op) ? later(said) : '';
  const { site } = said.context;
  switch (op) {
    case 'publish': {
      const named = branches(said);
      return [
        ...named.map((name) => `publish the branch ${name}${when}`),
        ...(named.length === 0 ? [`publish the site${when}`] : []),
      ];
    }
    case 'preview': {
      const named = branches(said);
      return named.length === 0 ? one('make a preview') : named.map((name) => `make a preview of ${name}`);
    }
    case 'remove-preview':
      return previews(said).map((name) => `remove the preview of ${name}`);
    case 'promote':
      return previews(said).map((name) => `promote the preview of ${name}${when}`);
    case 'roll-back':
      return rollBacks(said);
    case 'set-variable':
      return variables(said);
    case 'remove-variable':
      return said.named('variable').map((name) => `remove the variable ${name}${scope(said)}`);
    case 'set-main-domain':
      return described(said)
        .filter((domain) => site.domains.every((each) => each.domain !== domain || !each.isMain))
        .map((domain) => `make ${domain} the main domain`);
    case 'add-domain':
      return domains(said)
        .filter((domain) => site.domains.every((each) => each.domain !== domain))
        .map((domain) => `connect the domain ${domain}`);
    case 'remove-domain':
      return described(said).map((domain) => `remove the domain ${domain}`);
    case 'redirect':
      return redirects(said);
    case 'remove-redirect':
      return site.redirects
        .toSorted((a, b) => Number(said.text.includes(b.from)) - Number(said.text.includes(a.from)))
        .map(({ from }) => `remove the redirect from ${from}`);
    case 'take-offline': {
      const message = said.items.find(({ cat }) => cat === 'quoted')?.value;
      return one(
        `take the site offline${message === undefined ? '' : ` with the message "${message}"`}${when}`,
      );
    }
    case 'bring-online':
      return one(`bring the site back online${when}`);
    case 'set-password':
      return passwords(said);
    case 'remove-password':
      return one(`remove the password${scope(said)}`);
    case 'cancel-schedule':
      return one('cancel the planned publishing');
    case 'ask-status':
      return one('is the site live?');
    case 'ask-deploys':
      return one('list the deploys');
    case 'ask-variables':
      return one('which variables are there?');
    case 'ask-domains':
      return one('which domains are there?');
    case 'ask-redirects':
      return one('which redirects are there?');
    case 'ask-previews':
      return one('which previews are there?');
    case 'ask-schedule':
      return one('what is scheduled?');
    case 'ask-password':
      return one('is the site protected with a password?');
    default:
      return [];
  }
}
