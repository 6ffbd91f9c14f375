import { Icon } from '@saywright/ui/Icon';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { helpLibraryCopy } from '../../copy/help.ts';
import { offerDraft } from '../../services/drafts.ts';
import * as css from './HelpLibrary.css.ts';

/** Example instructions: each opens in the agent as a draft and runs nothing. */
export function Instructions({ instructions }: { readonly instructions: readonly string[] }): ReactElement {
  return (
    <div className={css.instructions}>
      <p className={css.plain}>{helpLibraryCopy.open}</p>
      <ValueList
        items={instructions.map((instruction) => ({
          id: instruction,
          label: (
            <Link to="/agent" onClick={() => offerDraft(instruction)}>
              {instruction}
            </Link>
          ),
          value: <Icon name="arrow-right" size="sm" />,
        }))}
      />
    </div>
  );
}
