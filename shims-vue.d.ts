/** For the linter only, which does not look into .vue files for types; vue-tsc does. */
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
