import type { FieldLabel, FieldLabels, Labels } from './collection-label.ts';

const link: FieldLabels = {
  text: { label: 'Text des Links' },
  href: { label: 'Wohin er führt' },
};

const links = (label: string, hint: string): FieldLabel => ({
  label,
  hint,
  element: 'Link',
  fields: link,
});

const sectionHead: FieldLabels = {
  sectionTitle: { label: 'Überschrift des Abschnitts' },
  sectionDescription: {
    label: 'Text unter der Überschrift',
    hint: 'Ein oder zwei Sätze.',
  },
};

const pageHead: FieldLabels = {
  title: {
    label: 'Titel in Suchergebnissen',
    hint: 'Er steht auch im Reiter des Browsers. Statt {brand} erscheint der Name der Agentur.',
  },
  description: {
    label: 'Text in Suchergebnissen',
    hint: 'Ein oder zwei Sätze über die Seite. Auch die Vorschau geteilter Links zeigt sie.',
  },
};

const described = (label: string): FieldLabel => ({
  label,
  hint: 'Was zu sehen ist, in wenigen Worten – für alle, die es nicht sehen können. Ohne Bild bleibt das Feld leer.',
});

const picture = (label: string, hint = ''): FieldLabel => ({
  label,
  hint: `${hint} Ohne Bild erscheint ein Stück des Musters der Website.`.trim(),
});

const formField = (label: string): FieldLabel => ({
  label,
  fields: {
    label: { label: 'Text über dem Feld' },
    hint: { label: 'Hinweis darunter' },
  },
});

const question = (label: string): FieldLabel => ({
  label,
  fields: {
    title: { label: 'Überschrift' },
    text: { label: 'Text' },
  },
});

/** The words of the forms in German. */
export const german: Labels = {
  site: {
    name: 'Angaben zur Agentur',
    parts: {
      name: 'Name',
      contact: 'Kontaktdaten',
      networks: 'Soziale Netzwerke',
      company: 'Das Unternehmen',
      language: 'Sprache',
    },
    fields: {
      brand: {
        label: 'Name der Agentur',
        hint: 'So, wie man sie kennt. Er steht oben auf jeder Seite.',
      },
      legalName: {
        label: 'Eingetragener Name des Unternehmens',
        hint: 'Für die rechtlichen Seiten und die Copyright-Zeile.',
      },
      description: {
        label: 'Die Agentur in einem Satz',
        hint: 'Für Suchmaschinen und die Vorschau geteilter Links.',
      },
      language: {
        label: 'Sprache der Website',
        hint: 'Ein Kürzel: de für Deutsch, en für Englisch. Mit einem Land, etwa de-AT, richtet sich die Schreibweise von Daten danach.',
      },
      contactEmail: {
        label: 'E-Mail-Adresse',
        hint: 'Unter der man Ihnen schreiben kann. Bleibt sie leer, zeigt keine Seite eine, und die Texte verweisen auf die Kontaktseite.',
      },
      contactPhone: {
        label: 'Telefonnummer',
        hint: 'Mit Landesvorwahl, etwa +49. Bleibt sie leer, zeigt keine Seite eine.',
      },
      streetAddress: {
        label: 'Straße und Hausnummer',
        hint: 'Bleibt das Feld leer, zeigt keine Seite sie.',
      },
      location: {
        label: 'Sitz der Agentur',
        hint: 'Die Postleitzahl darf leer bleiben.',
        fields: {
          postalCode: { label: 'Postleitzahl' },
          city: { label: 'Ort' },
          country: { label: 'Land' },
        },
      },
      registration: {
        label: 'Registereintrag',
        hint: 'Register und Nummer, für die rechtlichen Seiten. Darf leer bleiben.',
      },
      vatId: {
        label: 'Umsatzsteuer-Identifikationsnummer',
        hint: 'Für die rechtlichen Seiten und Suchmaschinen. Darf leer bleiben.',
      },
      copyrightYear: {
        label: 'Jahr in der Copyright-Zeile',
        hint: 'Bleibt das Feld leer, ist es das Jahr, in dem die Website veröffentlicht wurde.',
      },
      socialLinks: {
        label: 'Netzwerke',
        hint: 'Nur hier stehen die Adressen Ihrer Profile: Jeder Link zu einem Netzwerk nimmt sie von hier.',
        element: 'Netzwerk',
        fields: {
          id: {
            label: 'Kurzname',
            hint: 'Daran erkennen Links auf der Website das Netzwerk. Ein kleingeschriebenes Wort, etwa linkedin.',
          },
          text: { label: 'Name des Netzwerks' },
          href: {
            label: 'Adresse Ihres Profils',
            hint: 'Am besten aus dem Browser kopiert. Ohne sie erscheint der Name ohne Link.',
          },
        },
      },
    },
  },
  theme: {
    name: 'Aussehen der Website',
    parts: {
      colours: 'Farben',
      shapes: 'Formen',
      typefaces: 'Schriften',
    },
    fields: {
      brand: {
        label: 'Hauptfarbe',
        hint: 'Für große Flächen mit heller Schrift. Hellere und dunklere Töne ergeben sich von selbst.',
      },
      accent: {
        label: 'Zweite Farbe',
        hint: 'Für Schaltflächen und kleine Akzente. Hellere und dunklere Töne ergeben sich von selbst.',
      },
      paper: {
        label: 'Heller Grund',
        hint: 'Die Seite selbst und die Schrift auf dunklen Flächen. Bleibt das Feld leer, ist er fast weiß.',
      },
      ink: {
        label: 'Schriftfarbe',
        hint: 'Auch der Grund der Seite, wo sie dunkel gewünscht ist. Bleibt das Feld leer, ist sie fast schwarz.',
      },
      radius: {
        label: 'Ecken',
        choices: {
          '': 'Wie üblich: rund',
          none: 'Eckig',
          small: 'Leicht gerundet',
          medium: 'Rund',
          large: 'Sehr rund',
        },
      },
      pattern: {
        label: 'Muster',
        hint: 'Es liegt auf farbigen Flächen und dort, wo ein Bild fehlt.',
        choices: {
          '': 'Wie üblich: keines',
          adire: 'Adire, nach Stoffen der Yoruba',
          weave: 'Gewebte Linien',
          dots: 'Punkte',
          none: 'Keines',
        },
      },
      mark: {
        label: 'Zeichen der Agentur',
        hint: 'Es steht neben dem Namen, auf Symbolen und in der Vorschau geteilter Links: ein quadratisches Bild, das auf Hell und Dunkel zu sehen ist, oder bis zu vier Buchstaben, oder das Wort pattern für das Muster. Bleibt das Feld leer, ist es der erste Buchstabe des Namens.',
      },
      displayTypeface: {
        label: 'Schrift der Überschriften',
        hint: 'Der Name einer Schrift, die installiert ist. Bleibt das Feld leer, ist es die übliche.',
      },
      textTypeface: {
        label: 'Schrift aller anderen Texte',
        hint: 'Der Name einer Schrift, die installiert ist. Bleibt das Feld leer, ist es die übliche.',
      },
    },
  },
  labels: {
    name: 'Wörter auf Schaltflächen und Links',
    parts: {
      seen: 'Auf Schaltflächen und Links',
      heard: 'Nur vorgelesen, von Bildschirmleseprogrammen',
    },
    fields: {
      opensInNewTab: { label: 'Nach einem Link, der sich in einem neuen Tab öffnet' },
      viewProject: { label: 'Link auf der Karte eines Projekts' },
      nextProject: { label: 'Vor dem Link zum nächsten Projekt' },
      pauseLogos: {
        label: 'Schaltfläche, die die Logos anhält',
        hint: 'Darin kommt das Wort für Anhalten vor, das man auch sieht.',
      },
      pauseTestimonials: {
        label: 'Schaltfläche, die die Kundenstimmen anhält',
        hint: 'Darin kommt das Wort für Anhalten vor, das man auch sieht.',
      },
      pauseTeam: {
        label: 'Schaltfläche, die das Team anhält',
        hint: 'Darin kommt das Wort für Anhalten vor, das man auch sieht.',
      },
      previousTeamMember: { label: 'Schaltfläche zum vorherigen Teammitglied' },
      nextTeamMember: { label: 'Schaltfläche zum nächsten Teammitglied' },
      teamPosition: {
        label: 'Welches Teammitglied zu sehen ist',
        hint: 'Statt {current} und {total} erscheinen die Zahlen.',
      },
      carouselRole: { label: 'Wie die Reihe der Teammitglieder heißt' },
      slideRole: { label: 'Wie ein Mitglied darin heißt' },
      onThisPage: { label: 'Überschrift des Inhaltsverzeichnisses rechtlicher Seiten' },
      effectiveFrom: { label: 'Vor dem Datum rechtlicher Seiten' },
    },
  },
  navigation: {
    name: 'Leiste oben',
    parts: {
      links: 'Links',
      rare: 'Für kleine Bildschirme, Tastatur und Bildschirmleseprogramme',
    },
    fields: {
      label: { label: 'Wie Bildschirmleseprogramme die Leiste nennen' },
      links: links('Links in der Leiste', 'Von links nach rechts.'),
      startProject: {
        label: 'Schaltfläche am Ende der Leiste',
        fields: link,
      },
      menuButton: { label: 'Schaltfläche, die auf kleinen Bildschirmen das Menü öffnet' },
      skipLink: {
        label: 'Link an der Leiste vorbei',
        hint: 'Wer die Tastatur benutzt, erreicht ihn zuerst. Sonst sieht ihn niemand.',
      },
      homeLink: {
        label: 'Wie Bildschirmleseprogramme den Link auf dem Namen der Agentur nennen',
        hint: 'Er beginnt mit dem Namen: Statt {brand} erscheint er.',
      },
    },
  },
  'pages.home': {
    name: 'Startseite: Reihenfolge und Suchergebnisse',
    fields: {
      ...pageHead,
      sections: {
        label: 'Abschnitte der Startseite',
        hint: 'Von oben nach unten; die erste Ansicht steht am Anfang. Ein Abschnitt ohne Einträge wird nicht gezeigt.',
        element: 'Abschnitt',
        choices: {
          hero: 'Die erste Ansicht',
          services: 'Leistungen',
          process: 'Ablauf',
          projects: 'Projekte',
          team: 'Team',
          testimonials: 'Kundenstimmen',
          'get-in-touch': 'Aufruf zum Kontakt',
        },
      },
    },
  },
  'pages.contact': {
    name: 'Kontaktseite: Adresse und Suchergebnisse',
    fields: {
      ...pageHead,
      address: {
        label: 'Adresse der Seite',
        hint: 'Was hinter dem Schrägstrich steht. Kleinbuchstaben, Ziffern und Bindestriche. Bleibt das Feld leer, ist es contact.',
      },
    },
  },
  'pages.messageSent': {
    name: 'Seite nach gesendeter Nachricht: Titel',
    fields: pageHead,
  },
  'pages.messageNotSent': {
    name: 'Seite nach gescheiterter Nachricht: Titel',
    fields: pageHead,
  },
  'pages.notFound': {
    name: 'Seite nicht gefunden: Titel',
    fields: pageHead,
  },
  hero: {
    name: 'Die erste Ansicht',
    fields: {
      badgeText: { label: 'Zeile über der Überschrift' },
      mainHeading: {
        label: 'Überschrift',
        hint: 'Jede Zeile hier ist auch auf der Seite eine Zeile.',
      },
      subHeading: {
        label: 'Text unter der Überschrift',
        hint: 'Ein oder zwei Sätze, die sagen, was die Agentur macht.',
      },
      callToAction: {
        label: 'Die beiden Schaltflächen',
        hint: 'Beide führen zur Kontaktseite.',
        fields: {
          primary: { label: 'Erste Schaltfläche' },
          secondary: { label: 'Zweite Schaltfläche' },
        },
      },
      trustedByText: { label: 'Zeile über den Logos' },
      imageSrc: picture('Bild auf dem Bildschirm des Geräts'),
      phoneImageSrc: {
        label: 'Dasselbe für Handys',
        hint: 'Höher als breit: 9 zu 16 passt. Ohne dieses Bild zeigen Handys das andere.',
      },
      markerSrc: {
        label: 'Markierung auf dem Bildschirm',
        hint: 'Ein kleines quadratisches Bild, das beim Scrollen über den Bildschirm wandert.',
      },
      markerRoute: {
        label: 'Weg der Markierung',
        hint: 'Orte auf dem Bildschirm, etwa 370 510, 400 450: Tausendstel von links und von oben.',
      },
      imageAlt: described('Beschreibung des Bildes'),
    },
  },
  logos: {
    name: 'Logos',
    fields: {
      src: {
        label: 'Logo',
        hint: 'Am besten eine Zeichnung (SVG). Es erscheint auf heller und dunkler Seite; wo es nicht zu sehen wäre, wird es heller oder dunkler gemacht.',
      },
      alt: { label: 'Name des Kunden' },
    },
  },
  'services.section': { name: 'Leistungen: Überschrift', fields: sectionHead },
  'services.items': {
    name: 'Leistungen',
    fields: {
      title: { label: 'Name der Leistung' },
      description: { label: 'Was Kunden bekommen', hint: 'Ein oder zwei Sätze.' },
      imageSrc: picture('Zeichnung auf der Karte'),
      imageAlt: described('Beschreibung der Zeichnung'),
      users: {
        label: 'Kleine runde Bilder',
        hint: 'Menschen, die Ihre Arbeit benutzen. Die Karte kommt auch ohne aus.',
        element: 'Bild',
      },
    },
  },
  'process.section': {
    name: 'Ablauf: Überschrift, und was zu sehen ist',
    fields: {
      ...sectionHead,
      show: {
        label: 'Was der Abschnitt zeigt',
        choices: {
          timeline: 'Die Schritte',
          features: 'Die Karten',
          both: 'Die Schritte und die Karten',
        },
      },
      vehicle: {
        label: 'Bild, das an den Schritten entlangfährt',
        hint: 'Von oben gesehen, etwa doppelt so hoch wie breit, vorne ist unten. Ohne Bild ist es ein Quadrat im Muster der Website.',
      },
      destination: {
        label: 'Wörter am Ende des Wegs',
        hint: 'Schmuck, der nicht vorgelesen wird. Darf leer bleiben.',
      },
    },
  },
  'process.steps': {
    name: 'Ablauf: Schritte',
    fields: {
      title: { label: 'Name des Schritts' },
      content: { label: 'Was darin geschieht' },
      images: {
        label: 'Bilder neben dem Schritt',
        hint: 'Eines oder zwei, oder keines.',
        element: 'Bild',
        fields: {
          src: picture('Bild'),
          alt: described('Beschreibung des Bildes'),
          after: {
            label: 'Bild darüber am Ende des Wegs',
            hint: 'In denselben Proportionen, etwa ein Haken auf durchsichtigem Grund. Darf fehlen.',
          },
        },
      },
      reading: {
        label: 'Großer Wert',
        hint: 'Etwa eine Woche oder eine Temperatur. Schmuck, der nicht vorgelesen wird. Ohne ihn ist es die Nummer des Schritts.',
      },
      readingCaption: {
        label: 'Wörter unter dem Wert',
        hint: 'Was der Wert ist. Schmuck, der nicht vorgelesen wird. Darf leer bleiben.',
      },
    },
  },
  'process.features': {
    name: 'Ablauf: Karten',
    fields: {
      icon: {
        label: 'Zeichnung auf der Karte',
        choices: {
          chart: 'Diagramm',
          sliders: 'Schieberegler',
          chat: 'Sprechblase',
          controller: 'Gamepad',
          play: 'Wiedergabetaste',
          calendar: 'Kalender',
          bell: 'Glocke',
          bolt: 'Blitz',
          globe: 'Weltkugel',
          lock: 'Schloss',
          people: 'Menschen',
          wrench: 'Schraubenschlüssel',
        },
      },
      title: { label: 'Überschrift' },
      description: { label: 'Text', hint: 'Ein oder zwei Sätze.' },
    },
  },
  'projects.section': { name: 'Projekte: Überschrift', fields: sectionHead },
  'projects.items': {
    name: 'Projekte',
    fields: {
      title: { label: 'Name des Projekts' },
      description: {
        label: 'Was es ist',
        hint: 'Wenige Wörter unter dem Namen. Darf leer bleiben.',
      },
      image: picture('Bild auf der Karte'),
      imageAlt: described('Beschreibung des Bildes'),
      link: {
        label: 'Wohin die Karte führt',
        hint: 'Die Adresse des Projekts, die sich in einem neuen Tab öffnet. Hat das Projekt eine Fallstudie, führt die Karte stattdessen dorthin.',
      },
    },
  },
  'projects.studies': {
    name: 'Fallstudien',
    fields: {
      title: { label: 'Überschrift der Seite' },
      description: {
        label: 'Text unter der Überschrift',
        hint: 'Ein oder zwei Sätze. Auch Suchergebnisse zeigen sie.',
      },
    },
  },
  'team.section': {
    name: 'Team: Überschrift, und ob es sich bewegt',
    fields: {
      ...sectionHead,
      autoplay: {
        label: 'Das nächste Mitglied von selbst zeigen',
        choices: { '': 'Besucher blättern selbst', true: 'Alle fünf Sekunden' },
      },
    },
  },
  'team.members': {
    name: 'Team',
    fields: {
      name: { label: 'Name' },
      designation: { label: 'Aufgabe in der Agentur' },
      quote: { label: 'Ein Satz von dieser Person oder über sie' },
      photo: picture('Porträt'),
      photoAlt: described('Beschreibung des Porträts'),
    },
  },
  'testimonials.section': {
    name: 'Kundenstimmen: Überschrift, und was zu sehen ist',
    fields: {
      ...sectionHead,
      show: {
        label: 'Was der Abschnitt zeigt',
        choices: {
          quotes: 'Das laufende Band mit Zitaten',
          reviews: 'Die Karten mit Bewertungen',
          both: 'Das Band und die Karten',
        },
      },
    },
  },
  'testimonials.quotes': {
    name: 'Kundenstimmen: Zitate',
    fields: {
      quote: { label: 'Was der Kunde sagt' },
      name: { label: 'Wer es sagt' },
      title: { label: 'Aufgabe und Unternehmen' },
    },
  },
  'testimonials.reviews': {
    name: 'Kundenstimmen: Bewertungen',
    fields: {
      name: { label: 'Wer es sagt' },
      title: { label: 'Aufgabe und Unternehmen' },
      review: { label: 'Was der Kunde sagt' },
      image: picture('Porträt dieser Person'),
    },
  },
  getInTouch: {
    name: 'Aufruf zum Kontakt',
    fields: {
      ...sectionHead,
      message: { label: 'Die große Frage' },
      callToAction: { label: 'Schaltfläche', hint: 'Sie führt zur Kontaktseite.' },
    },
  },
  contact: {
    name: 'Kontaktseite und Formular',
    parts: {
      page: 'Die Seite',
      form: 'Das Formular',
      sent: 'Wenn die Nachricht gesendet wurde',
      notSent: 'Wenn sie nicht gesendet werden konnte',
      special: 'Rückfragen und besondere Fälle',
    },
    fields: {
      heading: { label: 'Überschrift der Seite' },
      subtitle: { label: 'Text unter der Überschrift', hint: 'Ein oder zwei Sätze.' },
      whatHappensNext: {
        label: 'Wie es weitergeht',
        hint: 'Was man nach dem Absenden erwarten kann.',
        fields: {
          title: { label: 'Überschrift' },
          steps: { label: 'Sätze', hint: 'Jeweils ein kurzer Satz.', element: 'Satz' },
        },
      },
      directWays: {
        label: 'Andere Wege zu Ihnen',
        hint: 'Die Adresse und die Nummer selbst stehen bei den Angaben zur Agentur.',
        fields: {
          title: { label: 'Überschrift' },
          email: { label: 'Vor der E-Mail-Adresse' },
          phone: { label: 'Vor der Telefonnummer' },
          location: { label: 'Vor dem Ort' },
        },
      },
      form: {
        label: 'Das Formular',
        fields: {
          label: { label: 'Wie Bildschirmleseprogramme das Formular nennen' },
          fields: {
            label: 'Seine Felder',
            hint: 'Ein Hinweis darf leer bleiben.',
            fields: {
              from_name: formField('Name'),
              from_email: formField('E-Mail-Adresse'),
              from_subject: formField('Betreff'),
              from_number: formField('Telefonnummer'),
              from_message: formField('Nachricht'),
            },
          },
          invalidEmail: { label: 'Wenn die E-Mail-Adresse nicht stimmt' },
          submit: { label: 'Schaltfläche zum Absenden' },
          sending: { label: 'Während die Nachricht unterwegs ist' },
          honeypotLabel: {
            label: 'Beschriftung eines versteckten Feldes',
            hint: 'Nur Programme, die unerwünschte Nachrichten senden, füllen es aus. Sie bittet darum, es leer zu lassen.',
          },
        },
      },
      question: {
        label: 'Rückfrage vor dem Absenden',
        hint: 'Sie wird einmal gestellt, wenn etwas zu fehlen scheint.',
        fields: {
          unanswerable: question('Weder E-Mail-Adresse noch Nummer'),
          empty: question('Kein Text'),
          sendAnyway: { label: 'Schaltfläche, die trotzdem sendet' },
          goBack: { label: 'Schaltfläche zurück zum Formular' },
        },
      },
      success: {
        label: 'Die Nachricht wurde gesendet',
        fields: {
          title: { label: 'Überschrift' },
          text: { label: 'Text' },
          goHome: { label: 'Link zur Startseite' },
          cloth: { label: 'Text über dem Stoff', hint: '{name} ist der Name des Besuchers.' },
          save: { label: 'Knopf, der den Stoff speichert' },
        },
      },
      failure: {
        label: 'Die Nachricht wurde nicht gesendet',
        fields: {
          title: { label: 'Überschrift' },
          sentences: {
            label: 'Was schiefging',
            hint: 'Ein Text für jede Ursache.',
            fields: {
              blocked: { label: 'Der Absender ist gesperrt' },
              headless: { label: 'Den Browser steuert ein Programm, kein Mensch' },
              tooMany: { label: 'Zu viele Nachrichten in kurzer Zeit' },
              unreachable: { label: 'Es gibt keine Verbindung' },
              timedOut: { label: 'Es kam rechtzeitig keine Antwort' },
              tooLarge: { label: 'Die Nachricht ist zu lang' },
              rejected: { label: 'Die Nachricht wurde nicht angenommen' },
              unavailable: { label: 'Der E-Mail-Dienst ist gestört' },
              unexpected: { label: 'Alles andere' },
            },
          },
          tryAgain: { label: 'Schaltfläche für einen neuen Versuch' },
          otherWays: { label: 'Vor Ihrer E-Mail-Adresse und Nummer' },
          otherWaysNone: { label: 'Stattdessen, wenn Sie beides nicht angeben' },
        },
      },
      draft: {
        label: 'Wenn jemand zu einer nicht gesendeten Nachricht zurückkommt',
        fields: {
          restored: { label: 'Der Text ist noch da' },
          discard: { label: 'Schaltfläche, die das Formular leert' },
        },
      },
      noScript: {
        label: 'In Browsern ohne JavaScript',
        fields: {
          notSent: {
            label: 'Seite nach einer Nachricht, die nicht gesendet werden konnte',
            fields: {
              heading: { label: 'Überschrift' },
              keptText: { label: 'Auf welchem Weg der Text bleibt' },
              back: { label: 'Link zum leeren Formular' },
            },
          },
        },
      },
    },
  },
  footer: {
    name: 'Fußzeile',
    parts: {
      links: 'Links',
      copyright: 'Letzte Zeile',
      rare: 'Für Bildschirmleseprogramme',
    },
    fields: {
      label: { label: 'Wie Bildschirmleseprogramme die Links nennen' },
      sections: {
        label: 'Gruppen von Links',
        hint: 'Von links nach rechts.',
        element: 'Gruppe',
        fields: {
          title: { label: 'Überschrift der Gruppe' },
          links: links('Links in der Gruppe', 'Von oben nach unten.'),
        },
      },
      reachUsVia: {
        label: 'Zeile mit den sozialen Netzwerken',
        fields: {
          text: { label: 'Wörter vor den Links' },
          links: links('Links in der Zeile', 'Von links nach rechts.'),
        },
      },
      copyright: {
        label: 'Copyright-Zeile',
        hint: 'Statt {copyrightYear} und {legalName} erscheinen das Jahr und der eingetragene Name.',
      },
    },
  },
  notFound: {
    name: 'Seite nicht gefunden',
    fields: {
      heading: { label: 'Überschrift der Seite' },
      message: { label: 'Text', hint: 'Was man jetzt tun kann.' },
      links: links('Wie es weitergeht', 'Von oben nach unten.'),
    },
  },
  legal: {
    name: 'Rechtliche Seiten',
    parts: {
      page: 'Die Seite',
      reachUs: 'Wie man Sie erreicht',
    },
    fields: {
      title: { label: 'Überschrift der Seite' },
      description: {
        label: 'Text in Suchergebnissen',
        hint: 'Ein oder zwei Sätze über die Seite.',
      },
      effectiveDate: {
        label: 'Gültig ab',
        hint: 'Bleibt das Feld leer, zeigt die Seite kein Datum.',
      },
      contactByEmail: {
        label: 'Mit E-Mail-Adresse',
        hint: 'Was statt {howToReachUs} im Text steht, solange die Angaben zur Agentur eine E-Mail-Adresse haben: {contactEmail} steht für sie.',
      },
      contactByPage: {
        label: 'Ohne E-Mail-Adresse',
        hint: 'Was statt {howToReachUs} im Text steht, solange sie keine haben.',
      },
    },
  },
};
