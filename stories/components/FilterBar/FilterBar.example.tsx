import { FilterBar, type Filter } from '@saywright/ui';

const category: Filter = {
  id: 'category',
  label: 'Category',
  value: 'all',
  options: [
    { id: 'all', label: 'All categories' },
    { id: 'shop', label: 'Shop' },
    { id: 'blog', label: 'Blog' },
  ],
};
const difficulty: Filter = {
  id: 'difficulty',
  label: 'Difficulty',
  value: 'all',
  options: [
    { id: 'all', label: 'Any difficulty' },
    { id: 'beginner', label: 'Beginner' },
  ],
};
const handleSearch = () => undefined;
const handleFilter = () => undefined;
const handleClear = () => undefined;

export default function Example() {
  return (
    <FilterBar
      label="Filter the templates"
      search=""
      onSearch={handleSearch}
      filters={[category, difficulty]}
      onFilter={handleFilter}
      resultCount={3}
      onClear={handleClear}
    />
  );
}
