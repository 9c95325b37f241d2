// Modules that the build makes.

declare module 'virtual:catalogues' {
  import type { Messages } from './texts/pattern';

  const catalogues: Record<string, () => Promise<{ default: Messages }>>;
  export default catalogues;
}
