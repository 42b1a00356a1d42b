import { startCarousel } from './TeamCarousel.ts';

const carousel = document.querySelector<HTMLElement>('[data-carousel]');
if (carousel) startCarousel(carousel);
