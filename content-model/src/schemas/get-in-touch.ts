import type { z } from 'zod';
import { group, sectionFields, text } from './fields.ts';

export const getInTouchSchema = group({
  ...sectionFields,
  message: text('Ready to Transform Your Vision into Reality?'),
  callToAction: text('Start Your Project'),
});
export type GetInTouch = z.infer<typeof getInTouchSchema>;
