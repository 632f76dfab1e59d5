import { until, type TestClient } from './testClient.ts'

/** One step of whichever of these clients has the move, by the process that it knows; waits until one has it. */
export async function actOnce(clients: readonly TestClient[], id: string): Promise<void> {
  await until(async () => {
    for (const client of clients) {
      const { legal, draft } = await client.table(id)
      if (draft.canEndTurn) await client.does(id, 'end-turn')
      else if (legal.length > 0) await client.does(id, 'act', { actions: [legal[0]], endTurn: true })
      else continue
      return true
    }
    return false
  })
}
