import { readFileSync } from 'node:fs';
import { segments } from '../../packages/domain/src/language/core/frames/tables/segments.ts';
import { candidates, isWish } from '../../packages/domain/src/language/core/frames/tables/names.ts';
import { spans } from '../../packages/domain/src/language/core/frames/tables/spans.ts';
import { listOf } from '../../packages/domain/src/language/core/frames/tables/drafts.ts';
for (const f of readFileSync(process.argv[2] ?? '', 'utf8').split('\n').filter(Boolean)) {
  const t = JSON.parse(f).instruction;
  console.log('#', t);
  for (const s of segments(t)) {
    console.log('  -', s, '| wish', isWish(s), candidates(s).map((c) => `${c.name}:${c.score}`).join(' '));
    for (const p of spans(s)) console.log('      ', p.least, p.isLoose ? 'loose' : '', `[${p.before}]`, candidates(p.before).map((c) => `${c.name}:${c.score}`).join(' '), '=>', listOf(p.list, []).columns.map((c) => c.name).join(','), '!', listOf(p.list, []).left.join('|'));
  }
}
