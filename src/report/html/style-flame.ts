/** The flame graphs and what they are used with. */
export const FLAME_STYLE = `
.flame { --row: 19px; margin: .25rem 0 1rem; }
.flame-off { color: var(--muted); }
.flame select, .flame input[type=search], .flame button {
  font: inherit; font-size: .875rem; color: var(--ink); background: var(--page); border: 1px solid var(--before);
  border-radius: 6px; padding: .3rem .6rem; min-height: 2.1rem;
}
.flame button { cursor: pointer; } .flame button:hover { background: var(--band); }
.flame select { margin-bottom: .75rem; max-width: 100%; }
.flame-controls { display: flex; flex-wrap: wrap; align-items: center; gap: .6rem 1rem; }
.choice { display: flex; border: 0; margin: 0; padding: 0; min-width: 0; }
.choice label { cursor: pointer; }
.choice input { position: absolute; opacity: 0; }
.choice span { display: block; padding: .3rem .8rem; font-size: .875rem; min-height: 2.1rem; border: 1px solid var(--before); margin-left: -1px; }
.choice label:first-of-type span { border-radius: 6px 0 0 6px; margin: 0; } .choice label:last-of-type span { border-radius: 0 6px 6px 0; }
.choice label:only-of-type span { border-radius: 6px; }
.choice input:checked + span { background: var(--ink); border-color: var(--ink); color: var(--page); }
.choice input:focus-visible + span { outline: 2px solid var(--better); outline-offset: 2px; position: relative; }
.flame-controls input[type=search] { flex: 0 1 16rem; min-width: 0; }
.found { flex: 1 1 100%; min-height: 1.55em; margin: .5rem 0 0; font-size: .8125rem; color: var(--muted); }
.flame-buttons { display: flex; gap: .5rem; margin-left: auto; }
.flame-key { margin: .1rem 0 .5rem; }
.flame-stage { position: relative; overflow-x: hidden; overflow-y: auto; max-height: min(75vh, 44rem); overscroll-behavior: auto; }
.flame-stage:focus-visible { outline-offset: 3px; }
.flame-stage canvas { position: sticky; top: 0; display: block; width: 100%; }
.flame-detail { margin-top: .6rem; padding: .6rem .9rem .7rem; background: var(--band); border-radius: 6px; min-height: 8.6rem; }
.flame-name { margin: 0 0 .3rem; } .flame-name code { font-weight: 650; }
.flame-detail table { font-size: .875rem; width: auto; } .flame-detail th, .flame-detail td { border: 0; padding: .12rem 1.75rem .12rem 0; }
.flame-detail thead th { color: var(--muted); }
@media (max-width: 46rem) {
  .flame { --row: 30px; }
  .flame select, .flame input[type=search], .flame button, .choice span { min-height: 2.75rem; font-size: 1rem; padding-top: .5rem; }
  .flame select, .flame-controls input[type=search] { flex: 1 1 100%; width: 100%; }
  .choice { flex: 1 1 100%; } .choice label { flex: 1 1 auto; text-align: center; } .choice span { padding-left: .3rem; padding-right: .3rem; }
  .flame-buttons { flex: 1 1 100%; } .flame-buttons button { flex: 1; }
  .flame-detail { padding: .6rem .7rem; min-height: 12rem; }
  .flame-detail table { width: 100%; font-size: .8125rem; } .flame-detail th, .flame-detail td { padding-right: .5rem; vertical-align: top; }
  .flame-detail th:not(.n), .flame-detail thead th { white-space: normal; overflow-wrap: normal; } .relative { display: block; }
  .flame-stage { max-height: 60vh; }
}
@media print { .flame-controls, .flame select { display: none; } .flame-stage { max-height: none; } }
`;
