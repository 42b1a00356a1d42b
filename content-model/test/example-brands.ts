/** Forty colours of well-known brands, for tests: a theme has to work with each as it is. */
export const exampleBrands = [
  ...['#1DB954', '#635BFF', '#E50914', '#0F62FE', '#FF5A5F', '#FFCC00', '#1877F2', '#9146FF'],
  ...['#3DDC84', '#FF7A59', '#95BF47', '#0061FF', '#0ABAB5', '#FF7E00', '#E20074', '#86BC25'],
  ...['#A100FF', '#F2617A', '#39C2D7', '#BFD732', '#F24E1E', '#5E6AD2', '#F40009', '#00704A'],
  ...['#E0218A', '#FF2800', '#009900', '#0058A3', '#0070F2', '#009999', '#FFE01B', '#FFFFFF'],
  ...['#0B6E4F', '#4A154B', '#24292F', '#000000', '#1F3A93', '#351C15', '#472F92', '#03363D'],
];
