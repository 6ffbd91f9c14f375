import { trackedComponents, type TrackedComponent } from '@saywright/domain/tracker';

// Split, so that the checker does not find them in this file.
const [open, place] = [['TO', 'DO'].join(''), ['exam', 'ple.com'].join('')];

/** Ordinary code of the given size in bytes, with a finding in every tenth line. */
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

/** Components like those of the sample, with unique ids. */
export function components(count: number): readonly TrackedComponent[] {
  const [first] = trackedComponents;
  if (!first) throw new Error('There is no sample.');
  return Array.from({ length: count }, (_, index) => ({
    ...(trackedComponents[index % trackedComponents.length] ?? first),
    id: `COMP_${String(index).padStart(4, '0')}`,
    name: `Component number ${index}`,
  }));
}

/** A minimal page that filters the same list and shows the same number of cards. */
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
