import { placeOptions } from './options.tsx';

/** Where the offers shown are. */
export const whereabouts = (
  <details className="change">
    <summary>
      {'Pokazujemy całą Polskę. '}
      <b>Zmień</b>
    </summary>
    <form data-discover="true" action="/?index" method="get">
      <label>
        <span>Województwo</span>
        <select name="province">
          <option value="">cała Polska</option>
          {placeOptions()}
        </select>
      </label>
      <button type="submit" className="button line s">
        Pokaż
      </button>
    </form>
  </details>
);
