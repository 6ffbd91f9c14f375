import type { Plugin } from 'vite';
import { snippetsOf } from './snippets.ts';

/** Shows under each specimen the source that a product would write, instead of the story's own. */
export const snippets = (): Plugin => ({
  name: 'snippets',
  enforce: 'post',
  transform: {
    filter: { id: /\/stories\/components\/\w+\/\w+\.stories\.tsx$/ },
    async handler(code, id) {
      const found = [...(await snippetsOf(id))].map(([name, text]) => {
        const source = JSON.stringify({ code: text, language: 'tsx' });
        return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, source: ${source} } };`;
      });
      return { code: [code, ...found].join('\n'), map: null };
    },
  },
});
