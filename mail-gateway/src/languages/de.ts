import type { Reason } from '../spam/score.ts';
import { counted, type Words } from './words.ts';

const messages = counted('de', { one: 'Nachricht', other: 'Nachrichten' });
const attempts = counted('de', { one: 'Versuch', other: 'Versuche' });

const reasonNames: Readonly<Record<Reason, string>> = {
  honeypot: 'verstecktes Feld ausgefüllt',
  blank: 'alle Felder leer',
  flood: 'zu viele Nachrichten',
  'many-links': 'viele Links',
  'link-in-name': 'Link im Namen',
  'forum-markup': 'Links mit Foren-Code',
  'no-page': 'Herkunft unbekannt',
  'invalid-address': 'keine gültige E-Mail-Adresse',
};

const labels = {
  from_name: 'Name',
  from_email: 'E-Mail',
  from_subject: 'Betreff',
  from_number: 'Telefon',
};

export const german: Words = {
  dates: 'de-DE',
  mail: {
    spamMark: '[Spamverdacht] ',
    subject: (sender) => `Nachricht von ${sender}`,
    unnamed: 'Unbekannt',
    labels,
    noValue: '(nicht angegeben)',
    invalidAddress: '(keine gültige Adresse)',
    noText: '(kein Nachrichtentext)',
    received: (when, zone) => `Eingegangen am ${when} Uhr (${zone})`,
    sentFrom: (page) => `Gesendet von der Seite ${page}`,
    possibleSpam: (reasons) =>
      `Spamverdacht: ${reasons.map((reason) => reasonNames[reason]).join(', ')}`,
    message: (id) => `Nachricht ${id}`,
  },
  digest: {
    sender: 'Kontaktformular',
    subject: ({ withheld, failed }) =>
      `Kontaktformular: ${[
        ...(withheld > 0 ? [`${messages(withheld)} zurückgehalten`] : []),
        ...(failed > 0 ? [`${messages(failed)} nicht zugestellt`] : []),
      ].join(', ')}`,
    opening:
      'Diese Nachrichten aus dem Kontaktformular sind gespeichert, wurden Ihnen aber nicht zugestellt.',
    commands: [
      'Eine zustellen:  npm run inbox -- release ID',
      'Eine lesen:      npm run inbox -- show ID',
    ],
    links: 'Jeder Link führt zu einer Seite mit einer Schaltfläche und gilt 30 Tage.',
    labels: {
      subject: 'Betreff',
      begins: 'Anfang',
      received: 'Eingang',
      why: 'Grund',
      deleted: 'Löschung',
      message: 'Nachricht',
      deliver: 'Zustellen',
      delete: 'Löschen',
    },
    noName: '(kein Name)',
    noSubject: '(keiner)',
    noText: '(kein Text)',
    reasons: {
      honeypot: 'Das versteckte Feld war ausgefüllt, wie Programme es tun',
      blank: 'Alle Felder sind leer',
      flood: 'Mehr Nachrichten, als in einer Stunde oder an einem Tag zugestellt werden',
    },
    byOwner: 'Von Ihnen zurückgehalten',
    failed: (count) => `Fünf Tage lang hat kein Mailserver sie angenommen (${attempts(count)})`,
    neverDeleted: 'nicht von selbst',
    deletedOn: (date) => `am ${date}, wenn Sie die Nachricht bis dahin nicht zustellen`,
  },
  owner: {
    actions: {
      deliver: {
        button: 'Nachricht zustellen',
        done: 'Diese Nachricht wird Ihnen jetzt per E-Mail zugestellt.',
      },
      delete: { button: 'Nachricht löschen', done: 'Diese Nachricht ist gelöscht.' },
    },
    done: 'Erledigt',
    labels: { from: 'Von', subject: 'Betreff', message: 'Nachricht' },
    expired: {
      title: 'Dieser Link ist abgelaufen',
      text: (id) => `So lesen Sie die Nachricht: npm run inbox -- show ${id}`,
    },
    missing: { title: 'Diese Nachricht gibt es nicht mehr', text: 'Sie wurde gelöscht.' },
    nothingToDo: {
      title: 'Nichts zu tun',
      text: 'Diese Nachricht wurde Ihnen schon zugestellt oder ist auf dem Weg zu Ihnen.',
    },
  },
  sent: { title: 'Vielen Dank!', text: 'Ihre Nachricht wurde erfolgreich gesendet.' },
  notSent: {
    title: 'Ihre Nachricht wurde nicht gesendet',
    copy: 'Das haben Sie geschrieben. Sie können es hier kopieren:',
    labels: { ...labels, from_message: 'Nachricht' },
  },
  refusals: {
    BODY_EMPTY: 'Die Anfrage enthält keine Nachricht.',
    BODY_UNREADABLE:
      'Die Nachricht war nicht lesbar: Sie kam unvollständig oder in falscher Form an.',
    FIELDS_TOO_MANY: 'Das Formular hat mehr als 1.024 Felder. Nichts davon wurde gespeichert.',
    FILE_SENT:
      'Dateien lassen sich mit diesem Formular nicht senden. Nichts wurde gespeichert. Bitte senden Sie den Text ohne die Datei.',
    SERVICE_MISSING: 'Im Formular fehlt die Angabe service_id.',
    SERVICE_WRONG: 'Die Angabe service_id im Formular ist falsch.',
    TEMPLATE_MISSING: 'Im Formular fehlt die Angabe template_id.',
    TEMPLATE_WRONG: 'Die Angabe template_id im Formular ist falsch.',
    KEY_MISSING: 'Im Formular fehlt die Angabe user_id.',
    KEY_WRONG: 'Die Angabe user_id im Formular ist falsch.',
    REQUEST_MALFORMED: 'Die Anfrage hat nicht die richtige Form.',
    ORIGIN_FOREIGN: 'Von dieser Website werden hier keine Nachrichten angenommen.',
    NOT_FOUND: 'Unter dieser Adresse gibt es nichts.',
    METHOD_WRONG: 'Nachrichten werden mit POST gesendet.',
    TOO_SLOW: 'Die Anfrage kam nicht rechtzeitig an.',
    BODY_TOO_LARGE: 'Die Nachricht ist größer als 256 KiB. Nichts davon wurde gespeichert.',
    BODY_TYPE:
      'An send-form gehören multipart/form-data oder application/x-www-form-urlencoded, an send gehört application/json.',
    RANGE_WRONG: 'Diesen Teil der Datei gibt es nicht.',
    TOO_MANY: 'Von Ihrer Adresse kamen zu viele Nachrichten. Bitte warten Sie einen Moment.',
    HEAD_TOO_LARGE: 'Der Kopf der Anfrage ist zu groß.',
    UNEXPECTED: 'Die Nachricht wurde wegen eines Fehlers auf unserer Seite nicht angenommen.',
    CROWDED:
      'Gerade kommen zu viele Nachrichten auf einmal an. Ihre wurde nicht gesendet. Bitte versuchen Sie es gleich noch einmal.',
    STORE_UNAVAILABLE:
      'Nachrichten lassen sich zurzeit nicht speichern. Ihre wurde nicht gesendet.',
    STORE_FULL: 'Der Speicherplatz ist voll. Ihre Nachricht wurde nicht gesendet.',
  },
};
