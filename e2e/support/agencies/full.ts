import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { productRoot } from '../../../packages/harness/root.ts';
import { writeArabicPages } from './arabic-pages.ts';
import { writeNumbersPlansAndQuestions } from './numbers-plans-faq.ts';
import { kinds, picturesInTurn } from './pictures.ts';
import {
  change,
  entryFiles,
  multiplyEntries,
  type Phrases,
  rewriteContent,
  writerOf,
} from './rewrite.ts';

/** Texts that people wrote in Arabic: those of the blank start. */
const starter = readFileSync(join(productRoot, 'packages/content-model/starters/ar.yaml'), 'utf8');
const texts = new Set(
  [...starter.matchAll(/"(?:··· )?(\p{Script=Arabic}[^"{}[]*)"/gu)].map(([, text = '']) => text),
);
const phrases: Phrases = {
  titles: [...texts].filter((text) => !/[.؟:]$/.test(text)),
  sentences: [...texts].filter((text) => text.endsWith('.')),
};

/** Names and numbers by their fields. An empty value leaves the field as it is. */
const values: Record<string, string> = {
  language: 'ar-EG',
  contactPhone: '+20 2 0000 0000',
  id: '',
  displayTypeface: '',
  textTypeface: '',
  brand: 'نيل',
  legalName: 'شركة نيل للبرمجيات',
};

const colours: Record<string, string> = {
  brand: '#7a1022',
  accent: '#12324a',
  paper: '#ffffff',
  ink: '#1c1214',
};

/** Facts that the sample does not have; without an email address. */
const facts = {
  contactEmail: '',
  streetAddress: '12 شارع النيل',
  registration: 'سجل تجاري 12345',
  vatId: '123-456-789',
};

/** The address of the network for which the sample has none. */
export const tiktok = 'https://example.com/nile-on-tiktok';

const document = `## أحكام عامة

تسري هذه الأحكام على كل ما تعرضه {legalName} في هذا الموقع. [تواصل معنا](/kontakt) إن كان لديك سؤال.

- ما تكتبه في النموذج
- وقت وصول الرسالة

| ما نحفظه | كم يبقى | لماذا |
| --- | ---: | --- |
| الاسم والبريد الإلكتروني | 30 | للرد عليك |
| عنوان الشبكة | 7 | للحماية من الرسائل المزعجة |

## الشركة

{legalName}، {streetAddress}، {postalCode} {city}. {registration}، {vatId}. {howToReachUs}.
`;

/** A font file of the agency. It has no Arabic letters, for which the machine has a font. */
const latinFont = join(
  productRoot,
  'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
);

/** Questions of the agency, one of each kind that looks different; none needs an answer. */
const questions = [
  { name: 'company', kind: 'line', label: 'اسم الشركة' },
  {
    name: 'stage',
    kind: 'choice',
    label: 'أين وصل المشروع؟',
    options: ['فكرة', 'تصميم', 'موقع قائم'],
  },
  { name: 'needs', kind: 'choices', label: 'ما الذي تحتاج إليه؟', options: ['موقع', 'تطبيق'] },
  { name: 'brief', kind: 'file', label: 'ملف مشروعك', accept: ['pdf', 'images'], maxMegabytes: 2 },
  {
    name: 'terms',
    kind: 'consent',
    label: 'قرأت الشروط والأحكام',
    link: '/terms-and-conditions',
    linkText: 'الشروط',
  },
];

/** The tags of a project: one of three branches, and for every second project the kind of work. */
const tagsOf = (index: number) => [
  ['الصحة', 'التجارة', 'التعليم'][index % 3],
  ...(index % 2 === 0 ? ['تطبيقات الهاتف المحمول'] : []),
];

/** The entries of each list: more than a phone shows at once, and twice as many as there are kinds of pictures. */
export const ENTRIES = 15;

/** A heading of 120 characters, the most on the home page. */
const LONG_HEADING =
  'نصمم ونبني ونرعى برمجيات يفهمها الناس من أول نظرة وتثق بها أعمالكم في كل يوم من أيام السنة مهما كبرت فرقكم وزادت طلباتها';

/** A name of 60 characters, the most for a person. */
const LONG_NAME = 'عبد الرحمن بن محمد بن عبد العزيز آل الشيخ القحطاني المصري جد';

/** A case study with a picture of every kind. */
const caseStudy = (title: string) => `---
title: ${title}
description: كيف بنينا ${title} التي يفهمها السائق بنظرة واحدة وهو على الطريق.
---

ركبنا مع السائقين أسبوعاً كاملاً.

${kinds
  .filter(Boolean)
  .map((kind, index) => `## صورة ${index + 1}\n\n![خريطة على شاشة صغيرة](../pictures/${kind})`)
  .join('\n\n')}

## بعد ذلك

[كيف نعمل](#process)
`;

/** A pattern, a typeface and a logo of its own. */
function writeTheme(folder: string): void {
  const typeface = './typefaces/house.woff2';
  mkdirSync(join(folder, 'typefaces'));
  cpSync(latinFont, join(folder, typeface));
  change(folder, 'theme.yaml', (theme) => ({
    ...theme,
    pattern: 'weave',
    displayTypeface: typeface,
    textTypeface: typeface,
    // A drawing, because the icon in the tab contains the whole file.
    logo: './pictures/tall-drawing.svg',
  }));
}

function writeFacts(folder: string): void {
  change(folder, 'site/site.yaml', ({ copyrightYear: _, ...site }) => ({
    ...site,
    ...facts,
    location: { ...site.location, postalCode: '11511' },
    socialLinks: site.socialLinks.map((link: { id: string }) =>
      link.id === 'tiktok' ? { ...link, href: tiktok } : link,
    ),
  }));
}

/** Sections in another order, with a long heading above them. */
function writeHomePage(folder: string): void {
  change(folder, 'pages/home.yaml', (home) => ({
    ...home,
    sections: [
      ...['hero', 'process', 'team', 'services', 'projects', 'numbers', 'plans', 'testimonials'],
      ...['faq', 'get-in-touch'],
    ],
  }));
  writeNumbersPlansAndQuestions(folder, LONG_NAME);
  change(folder, 'hero/hero.yaml', (hero) => ({
    ...hero,
    mainHeading: LONG_HEADING,
    trustedByText: 'عملاؤنا',
  }));
}

/** A contact page at an address of its own, with questions of its own and a confirmation for the visitor. */
function writeContactPage(folder: string): void {
  writeFileSync(
    join(folder, 'pages/contact.yaml'),
    'address: kontakt\ntitle: تواصل معنا · {brand}\ndescription: أخبرنا بما تريد أن تبنيه، أو بما يتعطل كل مرة. يقرأ إنسان رسالتك ويجيب خلال يوم عمل واحد.\n',
  );
  change(folder, 'contact/contact.yaml', ({ whatHappensNext, ...contact }) => ({
    ...contact,
    // Steps of one line: a machine without Arabic letters draws boxes, whose width depends on the font.
    whatHappensNext: {
      ...whatHappensNext,
      steps: ['نقرأ رسالتك', 'نرد عليك', 'نتحدث معك'],
    },
    fields: questions,
    confirmation: { text: 'شكراً لك. نرد خلال يوم عمل واحد.' },
  }));
}

/** No picture beside the first step, one beside the second, two beside the third. */
function writeProcess(folder: string): void {
  change(folder, 'process/section.yaml', (section) => ({ ...section, show: 'both' }));
  for (const [index, path] of entryFiles(folder, 'process/steps').entries()) {
    change(folder, path, (step) => ({ ...step, images: step.images.slice(0, index % 3) }));
  }
}

/** A team that changes by itself, and quotes with their sources; a long name in each list. */
function writePeople(folder: string): void {
  change(folder, 'team/section.yaml', (section) => ({ ...section, autoplay: true }));
  change(folder, 'testimonials/section.yaml', (section) => ({ ...section, show: 'both' }));
  for (const list of ['team', 'testimonials/quotes', 'testimonials/reviews']) {
    const [, second = ''] = entryFiles(folder, list);
    change(folder, second, (entry) => ({ ...entry, name: LONG_NAME }));
  }
  for (const [index, path] of entryFiles(folder, 'testimonials/quotes').entries()) {
    const source = index % 2 === 0 ? 'https://صحيفة.مصر/حوار' : '/projects/coldline';
    change(folder, path, (quote) => ({ ...quote, source }));
  }
}

/** Projects with tags, one without a link, one with an Arabic id, and three case studies. */
function writeProjects(folder: string): void {
  change(folder, 'projects/ojamarket.yaml', (project) => ({ ...project, link: '' }));
  for (const [index, path] of entryFiles(folder, 'projects').entries()) {
    change(folder, path, (project) => ({ ...project, tags: tagsOf(index) }));
  }
  renameSync(join(folder, 'projects/more-12.yaml'), join(folder, 'projects/خريطة-حية.yaml'));
  appendFileSync(join(folder, 'projects/order.yaml'), '- خريطة-حية\n');
  for (const [index, name] of ['coldline', 'خريطة-حية', `more-${ENTRIES}`].entries()) {
    writeFileSync(join(folder, `projects/${name}.md`), caseStudy(`خريطة ${index + 1}`));
  }
}

/** Turns the sample into the agency with everything: Arabic, many entries of each list, and pictures of every kind. */
export async function becomeFullAgency(folder: string): Promise<void> {
  multiplyEntries(folder, ENTRIES);
  const picture = await picturesInTurn(folder);
  rewriteContent(folder, { write: writerOf(phrases), values, colours, picture, document });

  writeTheme(folder);
  writeFacts(folder);
  writeHomePage(folder);
  writeContactPage(folder);
  writeProcess(folder);
  writePeople(folder);
  writeProjects(folder);
  writeArabicPages(folder);
}
