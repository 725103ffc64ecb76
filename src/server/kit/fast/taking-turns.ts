/** How one turn goes: what answers without working, the work itself, and what the news of somebody else's work answer. Null: nothing, try again. */
type Turn<T, TopicChange> = {
  readonly look: () => Promise<T | null>;
  /** Works; `tell` leaves news for those who wait, once they are certain. */
  readonly work: (tell: (news: TopicChange) => void) => Promise<T>;
  readonly heard: (news: TopicChange) => T | null;
};

/**
 * Work on one thing at a time within this process. Whoever comes while somebody works waits, and hears how it ended: most of the time that
 * answers for them and nothing is left to do. TopicChange come from work that ended after the question was asked, so they are never older than it.
 * It only saves work; between processes the database's locks decide.
 */
export const takingTurns = <K, TopicChange>() => {
  const under = new Map<K, Promise<TopicChange | null>>();
  const begin = <T>(key: K, work: Turn<T, TopicChange>['work']): Promise<T> => {
    let left: TopicChange | null = null;
    const running = work((news) => {
      left = news;
    });
    const over = (news: TopicChange | null) => {
      under.delete(key);
      return news;
    };
    under.set(
      key,
      running.then(
        () => over(left),
        () => over(null),
      ),
    );
    return running;
  };
  return async <T>(key: K, { look, work, heard }: Turn<T, TopicChange>): Promise<T> => {
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      const other = under.get(key);
      if (other === undefined) return begin(key, work);
      const news = await other;
      const answer = news === null ? null : heard(news);
      if (answer !== null) return answer;
    }
  };
};
