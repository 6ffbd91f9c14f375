'use client';
import { memo, useRef, type ReactElement } from 'react';
import { useFigures, type Figure } from '../../internal/figures.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { SelectOption } from '../Select/OptionList.tsx';
import { Select } from '../Select/Select.tsx';
import * as css from './FilterBar.css.ts';
import { english } from './messages.ts';
import { useSettledAnnouncement } from './useSettledAnnouncement.ts';

/** One choice that narrows the list. */
export interface Filter {
  /** Stable key. */
  id: string;
  /** What it narrows by. */
  label: string;
  /** What can be chosen; the first one lets everything through. */
  options: readonly SelectOption[];
  /** Id of the chosen one. */
  selected: string;
}

export interface FilterBarProps {
  /** Accessible name of the bar, such as 'Filter templates'. */
  label: string;
  /** Label of the search field. @default 'Search' */
  searchLabel?: string | undefined;
  /** An example of what to look for. */
  searchPlaceholder?: string | undefined;
  /** The words to look for. */
  search: string;
  /** Called with the new words. */
  onSearch: (search: string) => void;
  /** The choices beside the search. */
  filters?: readonly Filter[] | undefined;
  /** Called with the filter and the option that is wanted; keep it stable and typing stays fast. */
  onFilter?: ((filterId: string, optionId: string) => void) | undefined;
  /** How many things are left. */
  resultCount: number;
  /** The count in words; it is also spoken once it has settled. @default '1 result' or '{count} results' */
  resultText?: ((count: number, figure: Figure) => string) | undefined;
  /** Called to show everything again. */
  onClear: () => void;
  /** Words of the button for that. @default 'Clear filters' */
  clearLabel?: string | undefined;
}

interface FilterSelectProps extends Filter {
  onFilter: FilterBarProps['onFilter'];
}

// Typing in the search field leaves the choices beside it alone.
const FilterSelect = memo(function FilterSelect({
  id,
  onFilter,
  ...select
}: FilterSelectProps): ReactElement {
  return <Select {...select} onSelect={(option) => onFilter?.(id, option)} />;
});

/** Search and choices over a list, with the number of things that are left. */
export function FilterBar(props: FilterBarProps): ReactElement {
  const words = useMessages('FilterBar', english);
  const { figure } = useFigures();
  const {
    label,
    searchLabel = words.search,
    searchPlaceholder,
    search,
    onSearch,
    filters = [],
    onFilter,
  } = props;
  const { resultCount, resultText = words.results, onClear, clearLabel = words.clear } = props;
  const field = useRef<HTMLInputElement>(null);
  const results = resultText(resultCount, figure);
  useSettledAnnouncement(results);
  const narrowed =
    search !== '' || filters.some(({ options, selected }) => selected !== (options[0]?.id ?? selected));
  return (
    <div data-kit="FilterBar" role="search" aria-label={label} className={css.root}>
      <div className={css.fields}>
        <div className={css.search}>
          <SearchField
            ref={field}
            label={searchLabel}
            placeholder={searchPlaceholder}
            value={search}
            onChange={onSearch}
          />
        </div>
        {filters.map((filter) => (
          <FilterSelect key={filter.id} {...filter} onFilter={onFilter} />
        ))}
      </div>
      <div className={`${note} ${css.foot}`}>
        <span>{results}</span>
        {narrowed && (
          <Button
            size="sm"
            variant="ghost"
            icon="close"
            onClick={() => {
              onClear();
              // The button is gone in a moment; what it cleared is the place to go on from.
              field.current?.focus();
            }}
          >
            {clearLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
