import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';

const numbers = [
  { value: '٩٩٫٩ %', label: 'من الساعات على الشبكة' },
  { value: '١٢', label: 'تطبيقاً يعمل كل يوم' },
  { value: '٢٤٠ ألفاً', label: 'رسالة وصلت من دون أن تضيع واحدة منها في الطريق إلى أصحابها' },
  { value: '٦', label: 'خطوات من الفكرة إلى الإطلاق' },
];

const points = ['تحديث كل أسبوع', 'إجابة خلال يوم عمل واحد', 'تقرير يفهمه كل من يقرؤه'];

const plans = (longName: string) => [
  {
    title: 'البداية',
    price: '٤٨٬٠٠٠ ج.م',
    description: 'موقع أول يعدله فريقك من دوننا.',
    items: points.slice(0, 2),
  },
  {
    title: 'الرعاية',
    price: '٤٬٨٠٠ ج.م في الشهر',
    description: 'لموقع لا يجوز أن يتوقف يوماً واحداً.',
    items: points,
    highlighted: true,
  },
  {
    title: longName,
    price: 'بحسب العرض',
    description: 'تطبيقات وأنظمة داخلية من أول رسم إلى سنوات ما بعد الإطلاق.',
    items: [],
    link: 'https://werkstatt.example/',
  },
];

/** An answer with everything that an answer can have: a link, a list and a table. */
const answer = `نبدأ **برسالة** من [صفحة التواصل](/kontakt)، ثم:

- نتحدث
- نرسل إليك عرضاً

| ما تحصل عليه | متى |
| --- | --- |
| عرض بسعر وموعد | خلال أسبوع |
`;

const questions = (longName: string) => [
  { question: 'كيف يبدأ المشروع؟', answer },
  { question: 'كم يكلف؟', answer: 'يتوقف ذلك على ما تحتاج إليه.' },
  { question: `${longName}؟`, answer: 'نعم.' },
];

/** Writes the sections of numbers, plans, and questions, which the sample does not have, in Arabic. */
export function writeNumbersPlansAndQuestions(folder: string, longName: string): void {
  const lists = { numbers, plans: plans(longName), faq: questions(longName) };
  for (const [name, entries] of Object.entries(lists)) {
    mkdirSync(join(folder, name));
    for (const [index, entry] of entries.entries()) {
      writeFileSync(join(folder, name, `${index + 1}.yaml`), stringify(entry));
    }
  }
  writeFileSync(join(folder, 'plans/section.yaml'), 'sectionDescription: الأسعار من دون ضرائب.\n');
}
