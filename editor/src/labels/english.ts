import type { FieldLabel, FieldLabels, Labels } from './collection-label.ts';

const link: FieldLabels = {
  text: { label: 'Words of the link' },
  href: { label: 'Where it leads' },
};

const links = (label: string, hint: string): FieldLabel => ({
  label,
  hint,
  element: 'link',
  fields: link,
});

const sectionHead: FieldLabels = {
  sectionTitle: { label: 'Title of the section' },
  sectionDescription: {
    label: 'Text below the title',
    hint: 'One or two sentences.',
  },
};

const pageHead: FieldLabels = {
  title: {
    label: 'Title in search results',
    hint: 'It stands in the browser tab as well. {brand} becomes the name of the agency.',
  },
  description: {
    label: 'Text in search results',
    hint: 'One or two sentences about the page. Previews of shared links show them too.',
  },
};

const described = (what: string): FieldLabel => ({
  label: `Description of ${what}`,
  hint: 'What it shows, in a few words, for visitors who cannot see it. Leave it empty without a picture.',
});

const picture = (label: string, hint = ''): FieldLabel => ({
  label,
  hint: `${hint} Without a picture, a piece of the site’s pattern is shown.`.trim(),
});

const formField = (label: string): FieldLabel => ({
  label,
  fields: {
    label: { label: 'Words above the field' },
    hint: { label: 'Hint below them' },
  },
});

const question = (label: string): FieldLabel => ({
  label,
  fields: {
    title: { label: 'Title' },
    text: { label: 'Text' },
  },
});

/** The words of the forms in English. */
export const english: Labels = {
  site: {
    name: 'Facts about the agency',
    parts: {
      name: 'Name',
      contact: 'Contact details',
      networks: 'Social networks',
      company: 'The company',
      language: 'Language',
    },
    fields: {
      brand: {
        label: 'Name of the agency',
        hint: 'As visitors know it. It stands at the top of every page.',
      },
      legalName: {
        label: 'Registered name of the company',
        hint: 'For the legal pages and the copyright line.',
      },
      description: {
        label: 'The agency in one sentence',
        hint: 'For search engines and for previews of shared links.',
      },
      language: {
        label: 'Language of the site',
        hint: 'A code: en for English, de for German. With a country, such as en-GB, dates are written as they are there.',
      },
      contactEmail: {
        label: 'E-mail address',
        hint: 'Where visitors can write to. If it is empty, no page shows one, and the texts lead to the contact page.',
      },
      contactPhone: {
        label: 'Telephone number',
        hint: 'With the country code, such as +44. If it is empty, no page shows one.',
      },
      streetAddress: {
        label: 'Street and number',
        hint: 'If it is empty, no page shows one.',
      },
      location: {
        label: 'Where the agency is',
        hint: 'The postal code may be left empty.',
        fields: {
          postalCode: { label: 'Postal code' },
          city: { label: 'City' },
          country: { label: 'Country' },
        },
      },
      registration: {
        label: 'Entry in the company register',
        hint: 'The register and the number, for the legal pages. May be left empty.',
      },
      vatId: {
        label: 'VAT number',
        hint: 'For the legal pages and search engines. May be left empty.',
      },
      copyrightYear: {
        label: 'Year in the copyright line',
        hint: 'If it is empty, it is the year in which the site was published.',
      },
      socialLinks: {
        label: 'Networks',
        hint: 'The one place for the addresses of your profiles: every link to a network takes them from here.',
        element: 'network',
        fields: {
          id: {
            label: 'Short name',
            hint: 'By this, links on the site find the network. A word in small letters, such as linkedin.',
          },
          text: { label: 'Name of the network' },
          href: {
            label: 'Address of your profile',
            hint: 'Copy it from the browser. Without it, the name is shown without a link.',
          },
        },
      },
    },
  },
  theme: {
    name: 'Look of the site',
    parts: {
      colours: 'Colours',
      shapes: 'Shapes',
      typefaces: 'Typefaces',
    },
    fields: {
      brand: {
        label: 'Main colour',
        hint: 'The ground of large areas with light text on them. Its lighter and darker shades follow by themselves.',
      },
      accent: {
        label: 'Second colour',
        hint: 'For buttons and small marks. Its lighter and darker shades follow by themselves.',
      },
      paper: {
        label: 'Light ground',
        hint: 'The page, and text on dark areas. If it is empty, it is almost white.',
      },
      ink: {
        label: 'Colour of text',
        hint: 'Also the page, where visitors want it dark. If it is empty, it is almost black.',
      },
      radius: {
        label: 'Corners',
        choices: {
          '': 'As usual: round',
          none: 'Square',
          small: 'A little round',
          medium: 'Round',
          large: 'Very round',
        },
      },
      pattern: {
        label: 'Pattern',
        hint: 'It lies on coloured areas, and where a picture is missing.',
        choices: {
          '': 'As usual: none',
          adire: 'Adire, after Yoruba cloth',
          weave: 'Woven lines',
          dots: 'Dots',
          none: 'None',
        },
      },
      mark: {
        label: 'Sign of the agency',
        hint: 'It stands beside the name, on icons and in previews of shared links: a square picture that is visible on light and dark, or up to four letters, or the word pattern. If it is empty, it is the first letter of the name.',
      },
      displayTypeface: {
        label: 'Typeface of headings',
        hint: 'The name of a typeface that is installed. If it is empty, the usual one.',
      },
      textTypeface: {
        label: 'Typeface of all other text',
        hint: 'The name of a typeface that is installed. If it is empty, the usual one.',
      },
    },
  },
  labels: {
    name: 'Words on buttons and links',
    parts: {
      seen: 'On buttons and links',
      heard: 'Only read aloud, by screen readers',
    },
    fields: {
      opensInNewTab: { label: 'After a link that opens in a new tab' },
      viewProject: { label: 'Link on the card of a project' },
      nextProject: { label: 'Before the link to the next project' },
      pauseLogos: {
        label: 'Button that stops the logos',
        hint: 'It begins with the word for Pause, which is what one sees.',
      },
      pauseTestimonials: {
        label: 'Button that stops the quotes',
        hint: 'It begins with the word for Pause, which is what one sees.',
      },
      pauseTeam: {
        label: 'Button that stops the team',
        hint: 'It begins with the word for Pause, which is what one sees.',
      },
      previousTeamMember: { label: 'Button to the previous member of the team' },
      nextTeamMember: { label: 'Button to the next member of the team' },
      teamPosition: {
        label: 'Which member is shown',
        hint: '{current} and {total} become the numbers.',
      },
      carouselRole: { label: 'What the row of team members is called' },
      slideRole: { label: 'What one member in it is called' },
      onThisPage: { label: 'Title of the list of contents on legal pages' },
      effectiveFrom: { label: 'Before the date on legal pages' },
    },
  },
  navigation: {
    name: 'Bar at the top',
    parts: {
      links: 'Links',
      rare: 'For small screens, keyboards and screen readers',
    },
    fields: {
      label: { label: 'What screen readers call the bar' },
      links: links('Links in the bar', 'From left to right.'),
      startProject: {
        label: 'Button at the end of the bar',
        fields: link,
      },
      menuButton: { label: 'Button that opens the menu on small screens' },
      skipLink: {
        label: 'Link past the bar',
        hint: 'Those who use the keyboard reach it first. Nobody else sees it.',
      },
      homeLink: {
        label: 'What screen readers call the link on the name of the agency',
        hint: 'It begins with the name: {brand} becomes it.',
      },
    },
  },
  'pages.home': {
    name: 'Home page: order, and search results',
    fields: {
      ...pageHead,
      sections: {
        label: 'Sections of the home page',
        hint: 'From top to bottom; the first view comes first. A section without entries is not shown.',
        element: 'section',
        choices: {
          hero: 'First view',
          services: 'Services',
          process: 'Process',
          projects: 'Projects',
          team: 'Team',
          testimonials: 'Testimonials',
          'get-in-touch': 'Get in touch',
        },
      },
    },
  },
  'pages.contact': {
    name: 'Contact page: address, and search results',
    fields: {
      ...pageHead,
      address: {
        label: 'Address of the page',
        hint: 'What stands behind the slash. Small letters, digits and hyphens. If it is empty, it is contact.',
      },
    },
  },
  'pages.messageSent': {
    name: 'Page after a message was sent: title',
    fields: pageHead,
  },
  'pages.messageNotSent': {
    name: 'Page after a message failed: title',
    fields: pageHead,
  },
  'pages.notFound': {
    name: 'Page not found: title',
    fields: pageHead,
  },
  hero: {
    name: 'First view',
    fields: {
      badgeText: { label: 'Line above the heading' },
      mainHeading: {
        label: 'Heading',
        hint: 'Every line here is a line on the page.',
      },
      subHeading: {
        label: 'Text below the heading',
        hint: 'One or two sentences that say what the agency makes.',
      },
      callToAction: {
        label: 'The two buttons',
        hint: 'Both lead to the contact page.',
        fields: {
          primary: { label: 'First button' },
          secondary: { label: 'Second button' },
        },
      },
      trustedByText: { label: 'Line above the logos' },
      imageSrc: picture('Picture on the screen of the device'),
      phoneImageSrc: {
        label: 'The same for phones',
        hint: 'Taller than wide: 9 to 16 fits. Without it, phones show the other picture.',
      },
      markerSrc: {
        label: 'Marker on the screen',
        hint: 'A small square picture that travels over the screen while the page is scrolled.',
      },
      markerRoute: {
        label: 'Way of the marker',
        hint: 'Places on the screen, such as 370 510, 400 450: thousandths from the left and from the top.',
      },
      imageAlt: described('the picture'),
    },
  },
  logos: {
    name: 'Logos',
    fields: {
      src: {
        label: 'Logo',
        hint: 'Best a drawing (SVG). It is shown on a light and on a dark page; where it would be lost, it is made lighter or darker.',
      },
      alt: { label: 'Name of the client' },
    },
  },
  'services.section': { name: 'Services: title', fields: sectionHead },
  'services.items': {
    name: 'Services',
    fields: {
      title: { label: 'Name of the service' },
      description: { label: 'What a client gets', hint: 'One or two sentences.' },
      imageSrc: picture('Drawing on the card'),
      imageAlt: described('the drawing'),
      users: {
        label: 'Small round pictures',
        hint: 'People who use your work. The card may do without.',
        element: 'picture',
      },
    },
  },
  'process.section': {
    name: 'Process: title, and what is shown',
    fields: {
      ...sectionHead,
      show: {
        label: 'What the section shows',
        choices: {
          timeline: 'The steps',
          features: 'The cards',
          both: 'The steps and the cards',
        },
      },
      vehicle: {
        label: 'Picture that drives along the steps',
        hint: 'Seen from above, about twice as tall as wide, with its front at the bottom. Without one, it is a square of the site’s pattern.',
      },
      destination: {
        label: 'Words at the end of the way',
        hint: 'Decoration, which is not read aloud. May be left empty.',
      },
    },
  },
  'process.steps': {
    name: 'Process: steps',
    fields: {
      title: { label: 'Name of the step' },
      content: { label: 'What happens in it' },
      images: {
        label: 'Pictures beside the step',
        hint: 'One or two, or none.',
        element: 'picture',
        fields: {
          src: picture('Picture'),
          alt: described('the picture'),
          after: {
            label: 'Picture over it at the end of the way',
            hint: 'Of the same proportions, such as a tick on a clear ground. May be left out.',
          },
        },
      },
      reading: {
        label: 'Large value',
        hint: 'Such as a week or a temperature. Decoration, which is not read aloud. Without one it is the number of the step.',
      },
      readingCaption: {
        label: 'Words below the value',
        hint: 'What the value is. Decoration, which is not read aloud. May be left empty.',
      },
    },
  },
  'process.features': {
    name: 'Process: cards',
    fields: {
      icon: {
        label: 'Drawing on the card',
        choices: {
          chart: 'Chart',
          sliders: 'Sliders',
          chat: 'Speech bubble',
          controller: 'Game controller',
          play: 'Play button',
          calendar: 'Calendar',
          bell: 'Bell',
          bolt: 'Lightning',
          globe: 'Globe',
          lock: 'Lock',
          people: 'People',
          wrench: 'Wrench',
        },
      },
      title: { label: 'Title' },
      description: { label: 'Text', hint: 'One or two sentences.' },
    },
  },
  'projects.section': { name: 'Projects: title', fields: sectionHead },
  'projects.items': {
    name: 'Projects',
    fields: {
      title: { label: 'Name of the project' },
      description: { label: 'What it is', hint: 'A few words below the name. May be left empty.' },
      image: picture('Picture on the card'),
      imageAlt: described('the picture'),
      link: {
        label: 'Where the card leads',
        hint: 'The address of the project, which opens in a new tab. A project with a case study leads to that instead.',
      },
    },
  },
  'projects.studies': {
    name: 'Case studies',
    fields: {
      title: { label: 'Heading of the page' },
      description: {
        label: 'Text below the heading',
        hint: 'One or two sentences. Search results show them as well.',
      },
    },
  },
  'team.section': {
    name: 'Team: title, and whether it moves',
    fields: {
      ...sectionHead,
      autoplay: {
        label: 'Show the next member by itself',
        choices: { '': 'Visitors turn the page themselves', true: 'Every five seconds' },
      },
    },
  },
  'team.members': {
    name: 'Team',
    fields: {
      name: { label: 'Name' },
      designation: { label: 'Role at the agency' },
      quote: { label: 'A sentence by or about this person' },
      photo: picture('Portrait'),
      photoAlt: described('the portrait'),
    },
  },
  'testimonials.section': {
    name: 'Testimonials: title, and what is shown',
    fields: {
      ...sectionHead,
      show: {
        label: 'What the section shows',
        choices: {
          quotes: 'The moving strip of quotes',
          reviews: 'The cards with reviews',
          both: 'The strip and the cards',
        },
      },
    },
  },
  'testimonials.quotes': {
    name: 'Testimonials: quotes',
    fields: {
      quote: { label: 'What the client says' },
      name: { label: 'Who says it' },
      title: { label: 'Role and company' },
    },
  },
  'testimonials.reviews': {
    name: 'Testimonials: reviews',
    fields: {
      name: { label: 'Who says it' },
      title: { label: 'Role and company' },
      review: { label: 'What the client says' },
      image: picture('Portrait of this person'),
    },
  },
  getInTouch: {
    name: 'Get in touch',
    fields: {
      ...sectionHead,
      message: { label: 'The large question' },
      callToAction: { label: 'Button', hint: 'It leads to the contact page.' },
    },
  },
  contact: {
    name: 'Contact page and form',
    parts: {
      page: 'The page',
      form: 'The form',
      sent: 'After the message was sent',
      notSent: 'When the message could not be sent',
      special: 'Questions and special cases',
    },
    fields: {
      heading: { label: 'Heading of the page' },
      subtitle: { label: 'Text below the heading', hint: 'One or two sentences.' },
      whatHappensNext: {
        label: 'What happens next',
        hint: 'What the visitor can expect after writing.',
        fields: {
          title: { label: 'Title' },
          steps: { label: 'Sentences', hint: 'One short sentence each.', element: 'sentence' },
        },
      },
      directWays: {
        label: 'Other ways to reach you',
        hint: 'The address and the number themselves are among the facts about the agency.',
        fields: {
          title: { label: 'Title' },
          email: { label: 'Before the e-mail address' },
          phone: { label: 'Before the telephone number' },
          location: { label: 'Before the city' },
        },
      },
      form: {
        label: 'The form',
        fields: {
          label: { label: 'What screen readers call the form' },
          fields: {
            label: 'Its fields',
            hint: 'A hint may be left empty.',
            fields: {
              from_name: formField('Name'),
              from_email: formField('E-mail address'),
              from_subject: formField('Subject'),
              from_number: formField('Telephone number'),
              from_message: formField('Message'),
            },
          },
          invalidEmail: { label: 'When the e-mail address is wrong' },
          submit: { label: 'Button that sends the message' },
          sending: { label: 'While the message is on its way' },
          honeypotLabel: {
            label: 'Label of a hidden field',
            hint: 'Only programs that send unwanted mail fill it in. It says to leave it empty.',
          },
        },
      },
      question: {
        label: 'Question before sending',
        hint: 'It is asked once when something seems to be missing.',
        fields: {
          unanswerable: question('Neither e-mail address nor number'),
          empty: question('No text'),
          sendAnyway: { label: 'Button that sends it as it is' },
          goBack: { label: 'Button back to the form' },
        },
      },
      success: {
        label: 'The message was sent',
        fields: {
          title: { label: 'Title' },
          text: { label: 'Text' },
          goHome: { label: 'Link to the home page' },
          cloth: { label: 'Words above the cloth', hint: '{name} is the name of the visitor.' },
          save: { label: 'Button that saves the cloth' },
        },
      },
      failure: {
        label: 'The message was not sent',
        fields: {
          title: { label: 'Title' },
          sentences: {
            label: 'What went wrong',
            hint: 'One text for each cause.',
            fields: {
              blocked: { label: 'The sender is blocked' },
              headless: { label: 'The browser is run by a program, not by a person' },
              tooMany: { label: 'Too many messages in a short time' },
              unreachable: { label: 'There is no connection' },
              timedOut: { label: 'No answer came in time' },
              tooLarge: { label: 'The message is too long' },
              rejected: { label: 'The message was not accepted' },
              unavailable: { label: 'The mail service is out of order' },
              unexpected: { label: 'Anything else' },
            },
          },
          tryAgain: { label: 'Button to send it again' },
          otherWays: { label: 'Before your e-mail address and number' },
          otherWaysNone: { label: 'In their place, where you name neither' },
        },
      },
      draft: {
        label: 'When a visitor comes back to an unsent message',
        fields: {
          restored: { label: 'The text was kept' },
          discard: { label: 'Button that empties the form' },
        },
      },
      noScript: {
        label: 'In browsers without JavaScript',
        fields: {
          notSent: {
            label: 'Page after a message that could not be sent',
            fields: {
              heading: { label: 'Heading' },
              keptText: { label: 'Which way keeps the text' },
              back: { label: 'Link to the empty form' },
            },
          },
        },
      },
    },
  },
  footer: {
    name: 'Footer',
    parts: {
      links: 'Links',
      copyright: 'Last line',
      rare: 'For screen readers',
    },
    fields: {
      label: { label: 'What screen readers call the links' },
      sections: {
        label: 'Groups of links',
        hint: 'From left to right.',
        element: 'group',
        fields: {
          title: { label: 'Title of the group' },
          links: links('Links in the group', 'From top to bottom.'),
        },
      },
      reachUsVia: {
        label: 'Line with the social networks',
        fields: {
          text: { label: 'Words before the links' },
          links: links('Links in the line', 'From left to right.'),
        },
      },
      copyright: {
        label: 'Copyright line',
        hint: '{copyrightYear} and {legalName} become the year and the registered name.',
      },
    },
  },
  notFound: {
    name: 'Page not found',
    fields: {
      heading: { label: 'Heading of the page' },
      message: { label: 'Text', hint: 'What the visitor can do now.' },
      links: links('Ways on', 'From top to bottom.'),
    },
  },
  legal: {
    name: 'Legal pages',
    parts: {
      page: 'The page',
      reachUs: 'How visitors reach you',
    },
    fields: {
      title: { label: 'Heading of the page' },
      description: {
        label: 'Text in search results',
        hint: 'One or two sentences about the page.',
      },
      effectiveDate: {
        label: 'In force from',
        hint: 'If it is empty, the page shows no date.',
      },
      contactByEmail: {
        label: 'With an e-mail address',
        hint: 'What {howToReachUs} in the text becomes while the facts about the agency have an e-mail address: {contactEmail} stands for it.',
      },
      contactByPage: {
        label: 'Without an e-mail address',
        hint: 'What {howToReachUs} becomes while they have none.',
      },
    },
  },
};
