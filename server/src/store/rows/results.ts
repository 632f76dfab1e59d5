/** How a game ended. */
export interface ResultRow {
  readonly table_id: string
  readonly game: string
  /** As JSON. */
  readonly options: string
  readonly visibility: string
  readonly rated: number
  /** It was played on one device. */
  readonly one_device: number
  readonly end: string
  readonly ended_at: number
}

/** How it ended for a seat; game and time once more, for the indexes. */
export interface ResultSeatRow {
  readonly table_id: string
  readonly seat: number
  /** Null: a bot. */
  readonly person_id: string | null
  readonly level: string | null
  readonly name: string
  readonly rank: number
  readonly total: number
  /** As JSON. */
  readonly sources: string
  /** 1: a bot played on for them at the end. */
  readonly gave_up: number
  /** What a bot counts. */
  readonly elo: number | null
  readonly error: number | null
  readonly game: string
  readonly ended_at: number
  /** How strong the person was thought to be; null: nothing counted, or it is not folded yet. */
  readonly before_mu: number | null
  readonly before_sigma: number | null
  readonly after_mu: number | null
  readonly after_sigma: number | null
  /** The how-manieth rated game of theirs it was. */
  readonly nth: number | null
}

/** What somebody's rated games have come to. */
export interface RatingRow {
  readonly person_id: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
}

/** From which table on the ratings of a game are to be folded. */
export interface RatingFoldRow {
  readonly game: string
  readonly ended_at: number
  readonly table_id: string
}
