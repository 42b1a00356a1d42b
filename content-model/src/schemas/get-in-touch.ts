import type { z } from 'zod';
import { group, sectionFields, text } from './fields.ts';

export const getInTouchSchema = group('The block above the footer of the home page.', {
  ...sectionFields,
  message: text('The large question in the block.', 'Ready to Transform Your Vision into Reality?'),
  callToAction: text('The button, which leads to the contact page.', 'Start Your Project'),
});
export type GetInTouch = z.infer<typeof getInTouchSchema>;
