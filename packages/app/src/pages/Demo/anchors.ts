/** Id of the templates section, used as a scroll target. */
export const templatesAnchor = 'demo-templates';
