import { helpCategories, helpQuestions } from '@saywright/domain/help';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { helpCopy } from '../../copy/help.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSections } from '../info/InfoSections.tsx';
import * as css from './Help.css.ts';
import { HelpCategoryCard } from './HelpCategoryCard.tsx';
import { HelpSearch } from './HelpSearch.tsx';

const questions = helpQuestions.map(({ question, answer }) => ({ title: question, paragraphs: [answer] }));

/** Search, topics, common questions and support. */
export default function Help(): ReactElement {
  const support = (
    <Card title={helpCopy.supportTitle}>
      <Stack gap={12}>
        <p>{helpCopy.supportText}</p>
        <p>
          <RouterLinkButton to="/contact?topic=support" icon="mail">
            {helpCopy.support}
          </RouterLinkButton>
        </p>
      </Stack>
    </Card>
  );
  return (
    <InfoPage title={copy.titles.help} text={helpCopy.text} aside={support}>
      <HelpSearch />
      <Grid columns={3}>
        {helpCategories.map((category) => (
          <HelpCategoryCard key={category.title} category={category} />
        ))}
      </Grid>
      <h2 className={css.title}>{helpCopy.questions}</h2>
      <InfoSections level="h3" sections={questions} />
    </InfoPage>
  );
}
