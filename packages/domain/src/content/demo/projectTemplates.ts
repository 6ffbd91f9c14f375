import type { ProjectTemplate } from './types.ts';

/** The four templates of the Project Builder. */
export const projectTemplates: readonly ProjectTemplate[] = [
  {
    id: 'todo-app',
    name: 'To-do app',
    description: 'Lists of tasks that can be ticked off and shared.',
    category: 'productivity',
    features: ['Tasks and lists', 'Due dates', 'Sign-in', 'Sharing'],
    complexity: 'beginner',
  },
  {
    id: 'blog-platform',
    name: 'Blog platform',
    description: 'Articles with authors, comments and a newsletter.',
    category: 'content',
    features: ['Articles', 'Authors', 'Comments', 'Tags', 'Newsletter'],
    complexity: 'intermediate',
  },
  {
    id: 'ecommerce-store',
    name: 'E-commerce store',
    description: 'Products, a cart, orders and payment.',
    category: 'ecommerce',
    features: ['Products', 'Cart', 'Orders', 'Payment', 'Stock', 'Customer accounts'],
    complexity: 'advanced',
  },
  {
    id: 'dashboard-app',
    name: 'Dashboard app',
    description: 'Figures and charts of your own data.',
    category: 'analytics',
    features: ['Charts', 'Filters', 'Date ranges', 'CSV export', 'Roles'],
    complexity: 'intermediate',
  },
];

/**
 * The template with an id; undefined for an unknown one.
 * @example
 * projectTemplateById('todo-app').name // => 'To-do app'
 */
export function projectTemplateById(id: string | undefined): ProjectTemplate | undefined {
  return projectTemplates.find((template) => template.id === id);
}
