import { expect, test } from 'vitest';
import { schemeDrawings } from './scheme-drawings.ts';

test('a drawing that follows the colour scheme becomes two drawings, one for each scheme', () => {
  const svg = `<svg><style>a{fill:#000}@media (prefers-color-scheme:dark){a{fill:#fff}b{fill:red}}
    c{fill:none}@media screen and (prefers-color-scheme: light) { d{fill:blue} }</style><a/></svg>`;
  expect(schemeDrawings(svg)).toEqual({
    light: `<svg><style>a{fill:#000}\n    c{fill:none} d{fill:blue} </style><a/></svg>`,
    dark: `<svg><style>a{fill:#000}a{fill:#fff}b{fill:red}\n    c{fill:none}</style><a/></svg>`,
  });
});

test('any other drawing stays as it is', () => {
  expect(schemeDrawings('<svg><style>@media print{a{fill:#000}}</style></svg>')).toBeUndefined();
});
