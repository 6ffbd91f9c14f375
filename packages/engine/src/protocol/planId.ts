import * as z from 'zod/mini';

/** The ids of the subscriptions. */
export const planIdSchema = z.enum(['explorer', 'pro', 'enterprise']);
