'use client';
import { memo, useRef, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import type { Figure } from '../../internal/figure.ts';
import { useFigures } from '../../internal/figures.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { SelectOption } from '../Select/OptionList.tsx';
import { Select } from '../Select/Select.tsx';
import * as css from './FilterBar.css.ts';
import { english } from './messages.ts';
import { useSettledAnnouncement } from './useSettledAnnouncement.ts';

/** One filter of a list. */
export interface Filter {
  /** Stable key, unique in the list. */
  id: string;
  /** Filter label. */
  label: string;
  /** Options; the first one means no filter. */
  options: readonly SelectOption[];
  /** Id of the selected option. */
  value: string;
}

export interface FilterBarProps extends RootProps {
  /** Accessible name of the filter bar, such as 'Filter templates'. */
  label: string;
  /** Label of the search field. @default 'Search' */
  searchLabel?: string | undefined;
  /** Placeholder of the search field: an example search. */
  searchPlaceholder?: string | undefined;
  /** Search text. */
  search: string;
  /** Called with the new search text. */
  onSearch: (search: string) => void;
  /** Filters beside the search field. */
  filters?: readonly Filter[] | undefined;
  /** Called with the filter id and the selected option id; keep it stable so that typing stays fast. */
  onFilter?: ((filterId: string, optionId: string) => void) | undefined;
  /** Number of matching items. */
  resultCount: number;
  /** Text of the count; also announced once typing pauses. @default '1 result' or '{count} results' */
  resultText?: ((count: number, figure: Figure) => string) | undefined;
  /** Called to clear the search and all filters. */
  onClear: () => void;
  /** Label of the clear button. @default 'Clear filters' */
  clearLabel?: string | undefined;
}

interface FilterSelectProps extends Filter {
  onFilter: FilterBarProps['onFilter'];
}

// Memoized so that typing in the search field does not re-render the filters.
const FilterSelect = memo(function FilterSelect({
  id,
  onFilter,
  ...select
}: FilterSelectProps): ReactElement {
  return <Select {...select} onChange={(option) => onFilter?.(id, option)} />;
});

/** Search field and filters for a list, with the number of matches. */
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
  const narrowed = search !== '' || filters.some(({ options, value }) => value !== (options[0]?.id ?? value));
  return (
    <div data-kit="FilterBar" role="search" aria-label={label} {...rootProps(props, css.root)}>
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
              // The button is about to disappear, so focus moves to the search field.
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
