// npm run artwork: makes every picture of the sample again from its source.
await import('../sample/artwork/render.ts');
