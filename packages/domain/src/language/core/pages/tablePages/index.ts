export { pagesWithColumns, type PagesWithColumns } from './newColumns.ts';
export { placeholder } from './firstPage.ts';
export { planTablePages, type TablePagesReading } from './planTablePages.ts';
export { siteOfTables } from './questions.ts';
export { readTablePages } from './readTablePages.ts';
