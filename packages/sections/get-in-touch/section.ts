import type { z } from 'zod';
import { singleton } from '../../content-model/src/collection-types.ts';
import { group, sectionFields, text } from '../../content-model/src/schemas/fields.ts';
import { defineSection } from '../../content-model/src/sections/define-section.ts';

export const getInTouchSchema = group({
  ...sectionFields,
  message: text('Ready to Transform Your Vision into Reality?'),
  callToAction: text('Start Your Project'),
});
export type GetInTouch = z.infer<typeof getInTouchSchema>;

export const section = defineSection({
  homePlace: 7,
  closesPage: true,
  collections: { section: singleton('get-in-touch/section', getInTouchSchema) },
  isShown: () => true,
  usedElsewhere: ['section'],
  displayTexts: ({ section: { sectionTitle, message } }) => [sectionTitle, message],
});

declare module '../../content-model/src/sections/define-section.ts' {
  interface Sections {
    getInTouch: typeof section;
  }
}
