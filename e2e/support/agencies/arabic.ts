import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { multiplyEntries, type Phrases, rewriteContent, writerOf } from './rewrite.ts';

const phrases: Phrases = {
  titles: [
    'خدماتنا',
    'فريقنا',
    'من نحن',
    'أعمالنا',
    'كيف نعمل',
    'تواصل معنا',
    'ابدأ مشروعك',
    'تطوير المواقع',
    'تطوير التطبيقات',
    'التصميم والتجربة',
    'الصيانة والدعم',
    'اختبار الجودة',
    'تحسين محركات البحث',
    'منصة حجز للعيادات',
    'متجر إلكتروني للأسواق',
    'خريطة حية للتوصيل',
    'البحث والتخطيط',
    'الإطلاق والمتابعة',
    'ليلى عبد الرحمن',
    'يوسف القاسمي',
    'مديرة العمليات، شركة النور',
    'مهندس برمجيات أول',
    'لوحة تعرض الطلبات لحظة بلحظة',
    'صفحة فيها ثلاثة أهداف مكتوبة بخط اليد',
    'القاهرة',
    'اكتشف المزيد',
    'الشروط والأحكام',
    'سياسة الخصوصية',
    'ما الذي يمنعك من البدء اليوم؟',
    'برمجيات تثق بها أعمالك',
  ],
  sentences: [
    'نبني تطبيقات ومواقع يفهمها الناس من المرة الأولى.',
    'يبدأ كل مشروع بحديث نصغي فيه أكثر مما نتكلم.',
    'في نهاية كل أسبوع ترى ما تم إنجازه بنفسك.',
    'نقول لك بصدق إن كان الحل الجاهز أوفر لك.',
    'كان التعاون سهلاً، وجاء التسليم في موعده تماماً.',
    'نعتني بالموقع بعد إطلاقه، ونصلح ما يتعطل قبل أن يلاحظه أحد.',
    'نختبر كل شاشة على الهواتف القديمة والشبكات البطيئة.',
    'قلّ وقت الانتظار في العيادات إلى النصف خلال ثلاثة أشهر.',
  ],
};

const values: Record<string, string> = {
  language: 'ar-EG',
  contactEmail: 'hello@nile.example',
  contactPhone: '+20 2 0000 0000',
  address: 'kontakt',
  id: '',
  displayTypeface: '',
  textTypeface: '',
  brand: 'نيل',
  legalName: 'شركة نيل للبرمجيات',
  carouselRole: 'عرض دوّار',
  slideRole: 'شريحة',
  copyright: '© {copyrightYear} {legalName}. جميع الحقوق محفوظة.',
  effectiveFrom: 'سارية من',
  email: 'البريد الإلكتروني',
  goBack: 'رجوع',
  heading: 'تواصل معنا',
  homeLink: '{brand}، الصفحة الرئيسية',
  honeypotLabel: 'اترك هذا الحقل فارغاً',
  menuButton: 'القائمة',
  nextProject: 'المشروع التالي',
  nextTeamMember: 'العضو التالي',
  onThisPage: 'في هذه الصفحة',
  opensInNewTab: '(يفتح في علامة تبويب جديدة)',
  pauseLogos: 'أوقف حركة الشعارات',
  pauseTeam: 'أوقف حركة الفريق',
  pauseTestimonials: 'أوقف حركة الآراء',
  phone: 'الهاتف',
  previousTeamMember: 'العضو السابق',
  sendAnyway: 'أرسل على أي حال',
  sending: 'جارٍ الإرسال…',
  skipLink: 'انتقل إلى المحتوى',
  submit: 'إرسال',
  teamPosition: '{current} من {total}',
  tryAgain: 'حاول مرة أخرى',
  viewProject: 'شاهد المشروع',
};

const colours: Record<string, string> = {
  brand: '#7a1022',
  accent: '#1f9e8f',
  paper: '#ffffff',
  ink: '#1c1214',
};

const document = `## أحكام عامة

تسري هذه الأحكام على كل ما تعرضه {legalName} في هذا الموقع. [تواصل معنا](/kontakt) إن كان لديك سؤال.

- ما تكتبه في النموذج
- وقت وصول الرسالة

## القانون الواجب التطبيق

يسري القانون المعمول به في مقر {legalName}، رقم السجل 123456.
`;

/** Makes an agency that writes Arabic and has thirty of everything out of the sample. */
export function becomeArabicAgency(folder: string): void {
  multiplyEntries(folder, 30);
  appendFileSync(join(folder, 'labels/labels.yaml'), 'nextProject: Next project\n');
  rewriteContent(folder, { write: writerOf(phrases), values, colours, document });
  writeFileSync(
    join(folder, 'pages/contact.yaml'),
    'address: kontakt\ntitle: تواصل معنا · {brand}\ndescription: أخبرنا بما تريد أن تبنيه، أو بما يتعطل كل مرة. يقرأ إنسان رسالتك ويجيب خلال يوم عمل واحد.\n',
  );
  // Short lines: Chromium takes another bold font for Arabic once the Latin one is there, and that is wider.
  const hero = join(folder, 'hero/hero.yaml');
  const firstView = parse(readFileSync(hero, 'utf8'));
  firstView.mainHeading = 'برمجيات تثق\nبها أعمالك';
  firstView.trustedByText = 'عملاؤنا';
  writeFileSync(hero, stringify(firstView));
  // One line each: a machine without Arabic letters draws boxes for them, as wide as each font has it.
  const contact = join(folder, 'contact/contact.yaml');
  const words = parse(readFileSync(contact, 'utf8'));
  words.success.text = 'وصلت رسالتك';
  words.whatHappensNext.steps = ['نقرأ رسالتك', 'نرد عليك', 'نتحدث معك'];
  writeFileSync(contact, stringify(words));
  renameSync(join(folder, 'projects/more-12.yaml'), join(folder, 'projects/خريطة-حية.yaml'));
  appendFileSync(join(folder, 'projects/order.yaml'), '- خريطة-حية\n');
  ['coldline', 'خريطة-حية', 'more-30'].forEach((name, index) => {
    const head = `title: خريطة ${index + 1}\ndescription: كيف بنينا الخريطة رقم ${index + 1} التي يفهمها السائق بنظرة واحدة وهو على الطريق.`;
    writeFileSync(join(folder, `projects/${name}.md`), `---\n${head}\n---\n\n${document}`);
  });
}
