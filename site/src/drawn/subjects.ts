import type { Subject } from '../../../content-model/src/schemas/subject.ts';

/**
 * What a drawing can show: the icon of Lucide, and beginnings of the words that ask for it in titles, in the languages
 * of `words/`. The first that is found counts, so what is more particular comes earlier.
 */
const subjects: Readonly<Record<Subject, readonly [icon: string, words: string]>> = {
  accessibility: [
    'accessibility',
    'accessib barrier accesib acessib toegankelijk dostępn erişilebilir نفاذ נגיש アクセシビリティ 无障碍 सुगम्य',
  ],
  ai: [
    'bot',
    'artificial künstlich intelig intellig yapay sztuczn chatbot ذكاء בינה 人工知能 人工智能 生成 कृत्रिम akili',
  ],
  mobile: [
    'smartphone',
    'mobil app aplica uygulama phone telefon móvil celular handy cellulair تطبيق جوال אפליקצי נייד アプリ モバイル 应用 移动 手机 ऐप मोबाइल simu programu',
  ],
  shop: [
    'shopping-cart',
    'shop commerce store handel tienda loja winkel sklep mağaza negozi boutique متجر חנות ショップ 通販 商城 电商 दुकान duka',
  ],
  payment: [
    'credit-card',
    'pay zahl bezahl pago pagam paiement betal płatno ödeme دفع תשלום 決済 支付 भुगतान malipo',
  ],
  cloud: ['cloud', 'cloud hosting nube nuvem nuage chmur bulut سحاب ענן クラウド 云 क्लाउड wingu'],
  data: [
    'database',
    'data datos dados données dati gegevens dane veri بيانات נתונים データ 数据 डेटा takwimu',
  ],
  security: [
    'lock',
    'secur sicher segur sécur sicur veilig bezpiecz güvenli أمن אבטח セキュリティ 安全 सुरक्षा usalama',
  ],
  analytics: [
    'chart-column',
    'analy report dashboard bericht auswert rapport statist تحليل ניתוח 分析 विश्लेषण uchambuzi',
  ],
  performance: [
    'gauge',
    'perform speed schnell geschwind velocid vitesse prestazion snelheid wydajn hız أداء ביצוע パフォーマンス 性能 गति kasi',
  ],
  search: [
    'search',
    'seo such search busca búsqu recherche ricerc zoek szuk arama بحث חיפוש 検索 搜索 खोज utafutaji',
  ],
  marketing: [
    'megaphone',
    'market campaign werb kampagn reclam publicid تسويق שיווק マーケ 营销 विपणन masoko',
  ],
  brand: [
    'palette',
    'brand marke marca marque merk markę marka هوية מיתוג ブランド 品牌 ब्रांड chapa',
  ],
  design: [
    'pen-tool',
    'design entwurf gestalt diseñ progetta conception ontwerp projektow projekt$ tasar تصميم עיצוב デザイン 設計 设计 डिज़ाइन ubunifu',
  ],
  training: [
    'graduation-cap',
    'train school schul escuela école workshop formac formación formation corso cursus szkol eğitim تدريب הדרכ 研修 培训 प्रशिक्षण mafunzo',
  ],
  advice: [
    'compass',
    'consult berat strateg asesor consultor conseil consulen advies doradz danışman استشار ייעוץ コンサル 咨询 सलाह ushauri',
  ],
  care: [
    'wrench',
    'support wartung betreu pflege mainten manten manuten assist onderhoud beheer utrzyman bakım صيانة תחזוק 保守 運用 维护 रखरखाव matengenezo',
  ],
  integration: [
    'plug',
    'integra api schnittstell connect anbind koppel entegr تكامل שילוב 連携 集成 एकीकरण muunganisho',
  ],
  automation: [
    'factory',
    'automat prozess process industr otomas أتمت אוטומ 自動 自动 स्वचालन otomatiki',
  ],
  translation: [
    'languages',
    'translat übersetz traduc traduç vertal tłumacz çevir ترجم תרגום 翻訳 翻译 अनुवाद tafsiri',
  ],
  maps: ['map', 'map route karte mapa carte kaart harita خرائط מפה 地図 地图 मानचित्र ramani'],
  booking: [
    'calendar-days',
    'book termin reserv buchung rezerw prenota boeking randevu حجز הזמנ 予約 预约 बुकिंग miadi',
  ],
  video: ['camera', 'photo foto video film صور צילום 動画 写真 视频 फ़ोटो picha'],
  content: [
    'book-open',
    'content inhalt redaktion text conteúd contenid contenu contenut inhoud treśc içerik محتوى תוכן コンテンツ 内容 सामग्री maudhui',
  ],
  mail: ['mail', 'mail newsletter correo correio courriel بريد דואר メール 邮件 ईमेल barua'],
  talk: [
    'messages-square',
    'talk call chiamata gespräch first primer primeir premier primo eerste rozmow görüş échange المكالمة שיחה お話 通话 बातचीत mazungumzo',
  ],
  launch: [
    'rocket',
    'launch start veröffentlich lancio lancering livegang lanzam lançam ligne wdroż yayın إطلاق השקה 公開 上线 शुरुआत uzinduzi',
  ],
  team: ['users', 'team equipo equipe équipe zespół ekip فريق צוות チーム 团队 टीम timu'],
  health: [
    'heart-pulse',
    'health gesund salud saúde santé salute zorg zdrow sağlık صحة בריאות 医療 健康 स्वास्थ्य afya',
  ],
  website: [
    'layout-template',
    'web site seite sitio stron موقع المواقع אתר サイト ウェブ 网站 वेब tovuti',
  ],
  software: [
    'code-xml',
    'soft develop entwick desarroll desenvolv dével svilupp ontwikkel build budow gelişt تطوير פיתוח 開発 开发 विकास विकसित system système système ujenzi',
  ],
};

/** Where the words of a text begin; scripts that join words or put an article before them count anywhere. */
const asksFor = (text: string, beginning: string) =>
  /^\p{Script=Latin}/u.test(beginning)
    ? new RegExp(`(?<!\\p{L})${beginning}`, 'iu').test(text)
    : text.includes(beginning);

/** The icon of a subject. */
export const iconOf = (subject: Subject): string => subjects[subject][0];

/**
 * What a title asks a drawing to show.
 *
 * @returns undefined when it has none of the known words
 */
export const subjectOf = (title: string): Subject | undefined =>
  (Object.keys(subjects) as Subject[]).find((subject) =>
    subjects[subject][1].split(' ').some((beginning) => asksFor(title, beginning)),
  );
