import { readFileSync } from 'node:fs';
import { readDatabase } from '@saywright/domain/core';
const files = process.argv.slice(2);
let n=0, got=0, q=0;
for (const f of files) for (const line of readFileSync(f,'utf8').split('\n').filter(Boolean)) {
  const it = JSON.parse(line); const lexicon = JSON.parse(readFileSync(`/tmp/loose/${it.fixture}.json`,'utf8'));
  const r = readDatabase(it.instruction, { lexicon, today: '2026-11-23' }); n++;
  if (r?.kind==='parts') got++; if (r?.kind==='question') q++;
  console.log(`\n${it.id} [${it.fixture}] ${it.instruction}\n   M: ${it.meaning ?? it.reference_sql}\n   R: ${r ? r.kind==='parts' ? JSON.stringify(r.parts.map((p)=> 'changes' in p ? p.changes : p.question)) : r.kind+': '+(r.text??r.reason)+JSON.stringify(r.choices?.map((c)=>c.instruction.slice(-90))) : '-'}`);
}
console.log(n, 'read', got, 'asked', q);
