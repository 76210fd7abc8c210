/** The overview of several targets. */
export const TARGETS_STYLE = `
header dl { max-width: 46rem; }
.targets tbody th { font-weight: 650; }
.targets .small { font-weight: 400; }
@media (min-width: 46.001rem) {
  .targets tbody th { min-width: 11rem; }
  .targets td, .targets thead th { white-space: nowrap; }
  .targets .plot { min-width: 10rem; width: 32%; }
  .targets .plot + td, .targets .plot + th { padding-left: 1.5rem; }
}
@media (max-width: 46rem) { .targets td.unmeasured { display: none; } }
`;
