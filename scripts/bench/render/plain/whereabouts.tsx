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
          <option value="dolnoslaskie">dolnośląskie</option>
          <option value="kujawsko_pomorskie">kujawsko-pomorskie</option>
          <option value="lubelskie">lubelskie</option>
          <option value="lubuskie">lubuskie</option>
          <option value="lodzkie">łódzkie</option>
          <option value="malopolskie">małopolskie</option>
          <option value="mazowieckie">mazowieckie</option>
          <option value="opolskie">opolskie</option>
          <option value="podkarpackie">podkarpackie</option>
          <option value="podlaskie">podlaskie</option>
          <option value="pomorskie">pomorskie</option>
          <option value="slaskie">śląskie</option>
          <option value="swietokrzyskie">świętokrzyskie</option>
          <option value="warminsko_mazurskie">warmińsko-mazurskie</option>
          <option value="wielkopolskie">wielkopolskie</option>
          <option value="zachodniopomorskie">zachodniopomorskie</option>
        </select>
      </label>
      <button type="submit" className="button line s">
        Pokaż
      </button>
    </form>
  </details>
);
